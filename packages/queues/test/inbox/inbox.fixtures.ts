import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { aTenant, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect } from 'vitest'
import { type Inbox, type RunningInboxOptions, startInbox } from '../../src/inbox/start-inbox.ts'

const countWebhooks = statement('test_count_webhooks', 'SELECT count(*) AS count FROM provider_webhooks')

export const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index))

/** A database and an account per test, whose webhooks the inboxes process that the test starts. */
export function useInboxes() {
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
    const onError = (error: Error) => void errors.push(error.message)
    const defaults = { database, mediaBaseUrl: 'https://media.example.com', parallel: 2, log, onError }
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

  const contents = async () => (await messages()).map(({ content }) => content).toSorted()

  return { start, store, messages, contents, count, isEmpty, database: () => database, tenant: () => tenant }
}
