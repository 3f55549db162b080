import { once } from 'node:events'
import { deleteContact } from '@channel/core/contacts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { aContact, aTenant, recordedEvents, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { meaningOf, parseWebhook } from '@channel/provider'
import { type Inbox, type RunningInboxOptions, startInbox } from '@channel/queues/inbox'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWorkerProcess } from '../support/worker-process.ts'

const lockContact = statement('test_lock_contact', 'SELECT id FROM contacts WHERE id = $1 FOR UPDATE')
const countWebhooks = statement('test_count_webhooks', 'SELECT count(*) AS count FROM provider_webhooks')
const countDone = statement('test_count_done', 'SELECT count(*) AS count FROM provider_webhook_updates')
const cutConnections = statement(
  'test_cut_connections',
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
)

let database: OwnDatabase
let tenant: Tenant
const inboxes: Inbox[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
})
afterEach(async () => {
  await Promise.all(inboxes.splice(0).map((inbox) => inbox.stop()))
  await database.drop()
})

const count = async (of: typeof countWebhooks) => (await database.query<{ count: number }>(of))[0]!.count
const isEmpty = () => expect.poll(() => count(countWebhooks)).toBe(0)

function start(overrides: Partial<RunningInboxOptions> = {}): () => unknown[] {
  const errors: string[] = []
  const { log, lines } = collectLog({ level: 'info' })
  const reader = { parse: parseWebhook, meaningOf }
  const onError = (error: Error) => void errors.push(error.message)
  const defaults = { database, mediaBaseUrl: 'https://media.example.com', reader, parallel: 2, log, onError }
  inboxes.push(startInbox({ ...defaults, ...overrides }))
  return () => [...errors, ...lines]
}

/** Stores messages from different contacts by default; the n-th has the text `n`. */
async function store(bodies: readonly string[], from: (body: string) => string = (body) => `4915100000${body}`) {
  const changes = bodies.map((body) => ({
    field: 'messages',
    value: {
      metadata: { phone_number_id: tenant.account.phone_number_id },
      messages: [{ from: from(body), id: `wamid.${body}`, timestamp: '1795165200', type: 'text', text: { body } }],
    },
  }))
  const webhook = { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }
  await storeProviderWebhook(database, Buffer.from(JSON.stringify(webhook)))
}

async function messages() {
  const params = { phone_number_id: tenant.account.phone_number_id }
  return (await listMessages(database, tenant.scope, { params, query: { limit: 100 } })).data
}

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index))
const contents = async () => (await messages()).map(({ content }) => content).toSorted()

describe('the inbox', () => {
  it('processes a webhook after a hint, without waiting for the next poll', async () => {
    const logged = start({ pollMs: 3_600_000 })
    await store(['100'])
    await isEmpty()
    await store(numbered(101, 104))
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 104))
    expect(logged()).toEqual([])
  })

  it('processes each webhook once among several workers', async () => {
    for (let begin = 100; begin < 190; begin += 3) await store(numbered(begin, begin + 3))
    for (let count = 0; count < 2; count++) start({ pollMs: 50, parallel: 1 })
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 190))
    const types = (await recordedEvents(database, tenant.organization.id)).map(({ type }) => type)
    expect(types.filter((type) => type === 'message.received')).toHaveLength(90)
    expect(types.filter((type) => type === 'contact.created')).toHaveLength(90)
  })

  it('creates one contact from concurrent messages of the same sender', async () => {
    for (const body of numbered(100, 120)) await store([body], () => '4915112345678')
    for (let count = 0; count < 2; count++) start({ pollMs: 50, parallel: 1 })
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 120))
    expect(new Set((await messages()).map(({ conversation_id }) => conversation_id)).size).toBe(1)
  })

  it('continues after the database has cut every connection', async () => {
    const logged = start({ pollMs: 50 })
    await store(['100'])
    await isEmpty()
    await database.session((session) => session.query(cutConnections)).catch(() => undefined)
    await expect
      .poll(() =>
        store(['101']).then(
          () => 'stored',
          () => 'refused',
        ),
      )
      .toBe('stored')
    await isEmpty()
    expect((await contents()).at(-1)).toBe('101')
    expect(JSON.stringify(logged())).not.toContain('is not retried')
  })
})

describe('a worker that dies during a webhook', () => {
  /** Kills a worker process within a webhook of three updates, while the test blocks the second one. */
  async function killInTheMiddle(): Promise<void> {
    const { id } = await aContact(database, tenant.account, { phone_number: '+4915100000101' })
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = database.transaction(async (tx) => {
      await tx.query(lockContact, [id])
      locked.resolve()
      await held.promise
    })
    await locked.promise
    await store(['100', '101', '102'])
    const { child, ended } = startWorkerProcess(database.url)
    await expect.poll(() => count(countDone)).toBe(2)
    child.kill('SIGKILL')
    await ended
    held.resolve()
    await holding
  }

  it('leaves the rest to the next worker, which repeats nothing', { tags: 'long' }, async () => {
    await killInTheMiddle()
    const done = (await messages()).find(({ content }) => content === '100')
    const params = { phone_number_id: tenant.account.phone_number_id, id: done?.contact_id ?? '' }
    await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
    start({ pollMs: 50 })
    await isEmpty()
    // Completed updates are not repeated: a contact deleted since then is not recreated.
    expect(await contents()).toEqual(['101', '102'])
    expect(await count(countDone)).toBe(0)
  })
})

describe('the worker process', () => {
  it('processes webhooks, and stops within one without losing updates', { tags: 'long' }, async () => {
    await store(numbered(100, 200))
    const { child, ended } = startWorkerProcess(database.url)
    await once(child, 'message')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    start({ pollMs: 50 })
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 200))
  })
})
