import { type Database, type Statement, statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { respondOnce } from '../../mechanisms/idempotency/index.ts'
import { deriveSecrets, type Sealed, type Secrets, seal, unseal } from '../../mechanisms/sealing/index.ts'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anOrganization, aTenant, type Tenant } from '../../testing/index.ts'
import { authorizeAccount, numberPinContext, tokenContext } from '../accounts/index.ts'
import { createWebhookSubscription, openWebhookSecret } from '../webhook-subscriptions/index.ts'
import { announceProcess } from './announce-process.ts'
import { type RotationProgress, rotateSecrets } from './rotate-secrets.ts'
import { sealedKinds } from './sealed-kinds.ts'
import { secretStatus } from './secret-status.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'
const before = deriveSecrets(oldSecret)
const rotating = deriveSecrets(`${newSecret},${oldSecret}`)
const after = deriveSecrets(newSecret)
const newKey = after.current('encryption').id
const oldKey = before.current('encryption').id
const now = () => new Date()
const waitForSilentMs = 50

const sealedTables = statement(
  'rotation_test_sealed_tables',
  `SELECT DISTINCT table_name AS name FROM information_schema.columns bytes
   JOIN information_schema.columns keys USING (table_schema, table_name)
   WHERE table_schema = 'public' AND bytes.data_type = 'bytea' AND keys.column_name = 'key_id' ORDER BY 1`,
)
const readToken = statement(
  'rotation_test_token',
  'SELECT sealed, key_id FROM provider_authorizations WHERE organization_id = $1 AND phone_number_id = $2',
)
const readPin = statement('rotation_test_pin', 'SELECT sealed, key_id FROM number_pins WHERE organization_id = $1')
const insertPin = statement(
  'rotation_test_insert_pin',
  'INSERT INTO number_pins (organization_id, phone_number_id, sealed, key_id) VALUES ($1, $2, $3, $4)',
)
const readSecret = statement(
  'rotation_test_webhook_secret',
  "SELECT id, key_id, encode(sealed, 'base64') AS sealed FROM webhook_secrets WHERE organization_id = $1",
)
const expireSecret = statement('rotation_test_expire_secret', 'UPDATE webhook_secrets SET expires_at = $1')
const copyResponses = statement(
  'rotation_test_copy_responses',
  `INSERT INTO idempotency_records (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   SELECT $1, key, '\\x${'00'.repeat(32)}', 200, '{}', 'req_1', sealed, $4, $5 FROM unnest($2::text[], $3::bytea[]) AS each (key, sealed)`,
)
const expireHeartbeats = statement(
  'rotation_test_expire_heartbeats',
  "UPDATE service_processes SET seen_at = clock_timestamp() - interval '40 seconds'",
)

let database: OwnDatabase
let tenant: Tenant
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.drop()
})

const request = { key: 'an idempotency key', fingerprint: Buffer.alloc(32) }

function reply(secrets: Secrets, text: () => Promise<string>): Promise<string> {
  return respondOnce(database, { ...tenant.scope, secrets }, request, text, {
    toStored: (body) => ({ status: 200, headers: {}, request_id: 'req_1', body }),
    refusalToStored: (refusal) => ({ status: refusal.status, headers: {}, request_id: 'req_1', body: refusal.message }),
    replay: ({ body }) => body,
  })
}

function authorize(secrets: Secrets, token: string) {
  const input = { id: tenant.account.id, token, waba_id: '4711' }
  return database.transaction((tx) => authorizeAccount(tx, secrets, input))
}

async function tokenWith(secrets: Secrets): Promise<string> {
  const { organization_id, phone_number_id } = tenant.account
  const [row] = await database.query<Sealed>(readToken, [organization_id, phone_number_id])
  return unseal(secrets, tokenContext(tenant.account), row!)
}

/** Stores one value of each kind; returns the webhook secret. */
async function storeOneOfEach(secrets: Secrets): Promise<string> {
  const { organization_id, phone_number_id } = tenant.account
  await authorize(secrets, 'the-token')
  const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true, headers: { a: '1' } }
  const scope = { ...tenant.scope, secrets }
  const { secret } = await database.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  const pin = seal(secrets, numberPinContext(organization_id, phone_number_id), '123456')
  await database.execute(insertPin, [organization_id, phone_number_id, pin.sealed, pin.key_id])
  await reply(secrets, async () => 'the reply')
  return secret
}

async function storeResponses(count: number): Promise<void> {
  const { id } = await anOrganization(database)
  const keys = Array.from({ length: count }, (_, index) => `key ${index}`)
  const sealed = keys.map((key) => seal(before, `idempotency_records ${id} ${key}`, `reply to ${key}`).sealed)
  await database.execute(copyResponses, [id, keys, sealed, oldKey, now()])
}

const totals = async () => {
  const { keys } = await secretStatus(database, rotating, now())
  return keys.map(({ values }) => Object.values(values).reduce((sum, count) => sum + count, 0))
}

async function announce(kind: 'api' | 'worker', secrets: Secrets, everyMs = 5_000) {
  const process = await announceProcess(database, { kind, secrets, everyMs })
  closing.push(process.close)
  return process
}

it('covers every table with sealed values', async () => {
  const tables = await database.query<{ name: string }>(sealedTables)
  expect(tables.map(({ name }) => name)).toEqual(sealedKinds.map(({ table }) => table).toSorted())
})

it('reseals every kind of value with the current key, so that the old secret can be removed', async () => {
  const secret = await storeOneOfEach(before)
  await expect(tokenWith(after)).rejects.toThrow('CHANNEL_SECRET has no secret with the key id')
  const progress: RotationProgress[] = []
  const onProgress = (each: RotationProgress) => void progress.push(each)
  expect(await rotateSecrets(database, rotating, { now, onProgress })).toEqual({
    key_id: newKey,
    resealed: { provider_tokens: 1, webhook_secrets: 1, webhook_headers: 1, number_pins: 1, stored_responses: 1 },
    left: [],
  })
  expect(progress).toEqual(sealedKinds.map(({ name }) => ({ kind: name, resealed: 1, total: 1 })))

  const { organization_id, phone_number_id } = tenant.account
  expect(await tokenWith(after)).toBe('the-token')
  const [stored] = await database.query<{ id: string; key_id: string; sealed: string }>(readSecret, [organization_id])
  expect(openWebhookSecret(after, organization_id, stored!)).toBe(secret)
  const [pin] = await database.query<Sealed>(readPin, [organization_id])
  expect(unseal(after, numberPinContext(organization_id, phone_number_id), pin!)).toBe('123456')
  expect(await reply(after, async () => 'another reply')).toBe('the reply')

  const again = await rotateSecrets(database, rotating, { now })
  expect(Object.values(again.resealed)).toEqual([0, 0, 0, 0, 0])
})

it('continues after a killed run', async () => {
  await storeResponses(1_200)
  const onProgress = () => {
    throw new Error('killed')
  }
  await expect(rotateSecrets(database, rotating, { now, onProgress })).rejects.toThrow('killed')
  expect(await totals()).toEqual([500, 700])
  const second = await rotateSecrets(database, rotating, { now })
  expect(second.resealed.stored_responses).toBe(700)
  expect(await totals()).toEqual([1_200, 0])
})

it('keeps a value that the service writes between read and replacement', async () => {
  await authorize(before, 'the-old-token')
  let written = false
  const racing: Database = {
    ...database,
    async query<Row>(each: Statement<Row>, values?: readonly unknown[]) {
      const rows = await database.query<Row>(each, values)
      // Simulates one write with the old key by a transaction that began before the rotation.
      if (each.name === 'page_sealed_provider_tokens' && !written) {
        written = true
        await authorize(before, 'the-new-token')
      }
      return rows
    },
  }
  const { resealed, left } = await rotateSecrets(racing, rotating, { now })
  expect(written).toBe(true)
  expect(await tokenWith(after)).toBe('the-new-token')
  expect({ tokens: resealed.provider_tokens, left }).toEqual({ tokens: 1, left: [] })
})

it('is refused while a process does not seal with the new key, and changes nothing', async () => {
  await storeOneOfEach(before)
  const worker = await announce('worker', before)
  const pid = `process ${process.pid} on `
  await expectOperatorError(
    rotateSecrets(database, rotating, { now }),
    new RegExp(`the worker \\(${pid}.*does not have it`),
  )
  await worker.close()
  const api = await announce('api', deriveSecrets(`${oldSecret},${newSecret}`))
  await expectOperatorError(rotateSecrets(database, rotating, { now }), /the api .* has it, but not first/)
  expect(await totals()).toEqual([0, 5])
  await api.close()
  await announce('api', rotating)
  await announce('worker', after)
  await rotateSecrets(database, rotating, { now })
  expect(await totals()).toEqual([5, 0])
})

it('stops when a process without the new key appears, and keeps completed batches', async () => {
  await storeResponses(600)
  const announced: Promise<unknown>[] = []
  const onProgress = () => void announced.push(announce('worker', before))
  const appearing: Database = {
    ...database,
    async query<Row>(each: Statement<Row>, values?: readonly unknown[]) {
      await Promise.all(announced)
      return database.query<Row>(each, values)
    },
  }
  await expectOperatorError(rotateSecrets(appearing, rotating, { now, onProgress }), /the worker .* does not have it/)
  expect(await totals()).toEqual([500, 100])
})

it('waits for a process that lost the database briefly, and treats a silent one as dead', async () => {
  await storeOneOfEach(before)
  await announce('worker', before)
  await database.execute(expireHeartbeats)
  await rotateSecrets(database, rotating, { now, waitForSilentMs })
  expect(await totals()).toEqual([5, 0])

  const later = deriveSecrets(`the third secret of thirty-two characters or more,${newSecret}`)
  await announce('api', after, 200)
  await database.execute(expireHeartbeats)
  // The process announces itself again within the wait.
  await expectOperatorError(rotateSecrets(database, later, { now }), /the api .* does not have it/)
})

it('reports missing keys, and reseals all other values', async () => {
  await storeOneOfEach(deriveSecrets('a forgotten secret of thirty-two characters'))
  await storeResponses(1)
  const forgotten = deriveSecrets('a forgotten secret of thirty-two characters').current('encryption').id
  const { resealed, left } = await rotateSecrets(database, rotating, { now })
  expect(Object.values(resealed)).toEqual([0, 0, 0, 0, 1])
  expect(left).toEqual(sealedKinds.map(({ name }) => ({ kind: name, key_id: forgotten, count: 1 })))
})

it('does not reseal expired values', async () => {
  await storeOneOfEach(before)
  await database.execute(expireSecret, [new Date(Date.now() - 1)])
  const inADay = () => new Date(Date.now() + 24 * 3_600_000 + 60_000)
  const { resealed, left } = await rotateSecrets(database, rotating, { now: inADay })
  expect(resealed).toEqual({
    provider_tokens: 1,
    webhook_secrets: 0,
    webhook_headers: 1,
    number_pins: 1,
    stored_responses: 0,
  })
  expect(left).toEqual([])
})

it('reseals the values of every organization', async () => {
  await storeResponses(1)
  await storeResponses(1)
  const other = await aTenant(database)
  const input = { id: other.account.id, token: 'its-token', waba_id: '4711' }
  await database.transaction((tx) => authorizeAccount(tx, before, input))
  await authorize(before, 'the-token')
  const { resealed } = await rotateSecrets(database, rotating, { now })
  expect(resealed).toMatchObject({ provider_tokens: 2, stored_responses: 2 })
})
