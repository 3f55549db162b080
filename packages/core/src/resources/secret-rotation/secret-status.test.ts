import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { deriveSecrets } from '../../mechanisms/sealing/index.ts'
import { aTenant } from '../../testing/index.ts'
import { authorizeAccount } from '../accounts/index.ts'
import { createWebhookSubscription } from '../webhook-subscriptions/index.ts'
import { announceProcess } from './announce-process.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { secretStatus } from './secret-status.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'
const [before, rotating, after] = [oldSecret, `${newSecret},${oldSecret}`, newSecret].map(deriveSecrets)
const now = () => new Date()
const none = { provider_tokens: 0, webhook_secrets: 0, webhook_headers: 0, number_pins: 0, stored_responses: 0 }
const lastSeen = statement('status_test_last_seen', 'SELECT max(seen_at) AS at FROM service_processes')

it('reports the uses of each key, and which keys can be removed', async () => {
  await using database = await createTestDatabase()
  const { account, scope } = await aTenant(database)
  const worker = await announceProcess(database, { kind: 'worker', secrets: before! })
  await database.transaction((tx) =>
    authorizeAccount(tx, before!, { id: account.id, token: 'the-token', waba_id: '4711' }),
  )
  const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true }
  for (const secrets of [before!, rotating!]) {
    await database.transaction((tx) => createWebhookSubscription(tx, { ...scope, secrets }, { body }))
  }
  const [newKey, oldKey] = rotating!.all('encryption').map(({ id }) => id)
  const status = (secrets = rotating!, at = now()) => secretStatus(database, secrets, at)
  const inUse = { can_be_removed: false, cursors_until: null }
  const ofNewKey = { key_id: newKey, position: 1, last_used_at: null, ...inUse }
  const last_used_at = expect.stringMatching(/Z$/)
  const needed = { ...none, provider_tokens: 1, webhook_secrets: 1 }
  expect(await status()).toEqual({
    keys: [
      { ...ofNewKey, values: { ...none, webhook_secrets: 1 } },
      { key_id: oldKey, position: 2, last_used_at, ...inUse, values: needed },
    ],
    processes: [expect.objectContaining({ kind: 'worker', pid: process.pid, key_ids: [oldKey] })],
  })
  const lacking = { key_id: oldKey, position: null, last_used_at, ...inUse, values: needed }
  expect((await status(after!)).keys[1]).toEqual(lacking)

  await worker.close()
  await rotateSecrets(database, rotating!, { now })
  const [{ at } = { at: '' }] = await database.query<{ at: string }>(lastSeen)
  const until = Date.parse(at) + 24 * 3_600_000
  const unneeded = { key_id: oldKey, position: 2, last_used_at: at, values: none, can_be_removed: true }
  expect(await status()).toEqual({
    keys: [
      { ...ofNewKey, values: { ...none, provider_tokens: 1, webhook_secrets: 2 } },
      { ...unneeded, cursors_until: new Date(until).toISOString() },
    ],
    processes: [],
  })
  expect((await status(rotating!, new Date(until + 1))).keys[1]).toEqual({ ...unneeded, cursors_until: null })
})

it('keeps a key that a running process still seals with', async () => {
  await using database = await createTestDatabase()
  const api = await announceProcess(database, { kind: 'api', secrets: before! })
  expect((await secretStatus(database, rotating!, now())).keys[1]).toMatchObject({
    values: none,
    can_be_removed: false,
  })
  await api.close()
  expect((await secretStatus(database, rotating!, now())).keys[1]).toMatchObject({ values: none, can_be_removed: true })
})
