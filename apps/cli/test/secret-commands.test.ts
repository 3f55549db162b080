import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess, secretStatus } from '@channel/core/secret-rotation'
import { aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { channelEntry, runChannel, runJson } from './support/run-channel.ts'
import { oneLine } from './support/use-channels.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'
const before = deriveSecrets(oldSecret)
const [newKey = '', oldKey = ''] = deriveSecrets(`${newSecret},${oldSecret}`)
  .all('encryption')
  .map(({ id }) => id)

const lockSecrets = statement('cli_test_lock_webhook_secrets', 'SELECT FROM webhook_secrets FOR UPDATE')

let database: OwnDatabase
let environment: NodeJS.ProcessEnv

beforeEach(async () => {
  database = await createTestDatabase()
  environment = { DATABASE_URL: database.url, CHANNEL_SECRET: `${newSecret},${oldSecret}` }
  const { account, scope } = await aTenant(database)
  const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true }
  await database.transaction(async (tx) => {
    await authorizeAccount(tx, before, { id: account.id, token: 'the-token', waba_id: '4711' })
    await createWebhookSubscription(tx, { ...scope, secrets: before }, { body })
  })
})
afterEach(() => database.drop())

/** The number of provider tokens and webhook secrets per key. */
async function counts(): Promise<number[][]> {
  const { keys } = await secretStatus(database, deriveSecrets(`${newSecret},${oldSecret}`), new Date())
  return keys.map(({ values }) => [values.provider_tokens, values.webhook_secrets])
}

it('secret status lists the keys with their values, and the next steps', async () => {
  const { stdout } = await runChannel(['secret', 'status'], environment)
  expect(stdout).toMatch(/^KEY ID +POSITION +PROVIDER TOKENS +WEBHOOK SECRETS +NUMBER PINS +STORED RESPONSES +/)
  expect(stdout).toMatch(new RegExp(`^${newKey} +1 +0 +0 +0 +0 `, 'm'))
  expect(stdout).toMatch(new RegExp(`^${oldKey} +2 +1 +1 +0 +0 `, 'm'))
  expect(stdout).toContain('No processes of the service are running.')
  expect(stdout).toContain(`Stored values need key ${oldKey}, secret 2 (provider tokens: 1, webhook secrets: 1): run`)
  expect(stdout).not.toMatch(/secret of thirty/)
})

describe('secret rotate', () => {
  it('re-encrypts everything with progress, after which the first secret suffices', async () => {
    const { status, stdout } = await runChannel(['secret', 'rotate'], environment)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^provider tokens: 1 of 1 re-encrypted\nwebhook secrets: 1 of 1 re-encrypted\n/)
    expect(await counts()).toEqual([
      [1, 1],
      [0, 0],
    ])
    const withoutOld = { ...environment, CHANNEL_SECRET: newSecret }
    expect(await runJson(['secret', 'status'], withoutOld)).toMatchObject({
      keys: [{ key_id: newKey, position: 1, values: { provider_tokens: 1, webhook_secrets: 1 } }],
      processes: [],
      next: ['All stored values use the first secret: nothing to do.'],
    })
  })

  it('is rejected while a process does not know the new key', async () => {
    const worker = await announceProcess(database, { kind: 'worker', secrets: before, everyMs: 1_000 })
    onTestFinished(() => worker.close())
    const refused = await runChannel(['secret', 'rotate'], environment)
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(oneLine) })
    expect(refused.stderr).toContain(`the worker (process ${process.pid} on `)
  })

  it('continues after a killed rotation', { tags: 'long' }, async () => {
    const mayContinue = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const holding = database.transaction(async (tx) => {
      await tx.query(lockSecrets)
      isLocked.resolve()
      await mayContinue.promise
    })
    await isLocked.promise
    const child = spawn(process.execPath, [channelEntry, 'secret', 'rotate'], {
      env: { ...process.env, ...environment },
    })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await ended
    mayContinue.resolve()
    await holding
    expect(await counts()).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await runJson(['secret', 'rotate'], environment)).toMatchObject({
      resealed: { provider_tokens: 0, webhook_secrets: 1 },
      left: [],
    })
  })

  it('names the key that CHANNEL_SECRET lacks', async () => {
    const failed = await runChannel(['secret', 'rotate', '--json'], { ...environment, CHANNEL_SECRET: newSecret })
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    expect(failed.stderr).toContain(`provider tokens: 1 with key ${oldKey}`)
    expect(JSON.parse(failed.stdout)).toMatchObject({
      left: [{ kind: 'provider_tokens', key_id: oldKey, count: 1 }, {}],
    })
  })
})

it('rejects a CHANNEL_SECRET with a duplicate secret without printing it', async () => {
  const twice = { ...environment, CHANNEL_SECRET: `${newSecret},${newSecret}` }
  const { status, stderr } = await runChannel(['secret', 'status'], twice)
  expect(status).toBe(1)
  expect(stderr).toMatch(oneLine)
  expect(stderr).toMatch(/CHANNEL_SECRET.*secret 2 of 2 is the same as secret 1/)
  expect(stderr).not.toMatch(/secret of thirty/)
})

it('secret generate prints a secret for CHANNEL_SECRET, which secret prune does not touch', async () => {
  const made = await runJson<{ key_id: string; secret: string }>(['secret', 'generate'], environment)
  expect(made.secret).toMatch(/^[\w-]{43}$/)
  expect(made.key_id).toBe(deriveSecrets(made.secret).current('encryption').id)
  const { status, stderr } = await runChannel(['secret', 'prune'], environment)
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('CHANNEL_SECRET is set') })
})
