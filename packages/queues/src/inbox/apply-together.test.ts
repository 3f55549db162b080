import { listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { aContact, aTenant, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const countTransactions = statement(
  'together_test_transactions',
  'SELECT count(DISTINCT xmin::text) AS count FROM messages',
)
const readRemaining = statement('batch_test_remaining', 'SELECT attempt_count, failure FROM provider_webhooks')
const countDone = statement('together_test_done', 'SELECT count(*) AS count FROM provider_webhook_updates')
const lockContact = statement('together_test_lock', 'SELECT id FROM contacts WHERE id = $1 FOR UPDATE')

const timestamp = String(Math.floor(Date.now() / 1000))

async function aScene() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const tenant = await aTenant(database)
  const options = { database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log: collectLog().log }
  return {
    database,
    tenant,
    async store(messages: readonly object[], phone_number_id = tenant.account.phone_number_id): Promise<void> {
      const changes = messages.map((message) => ({
        field: 'messages',
        value: { metadata: { phone_number_id }, messages: [message] },
      }))
      await storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'x', entry: [{ id: '1', changes }] })))
    },
    processDue: (now?: () => Date) => processProviderWebhooks({ ...options, now }),
    async contents(): Promise<(string | null)[]> {
      const params = { phone_number_id: tenant.account.phone_number_id }
      const { data } = await listMessages(database, tenant.scope, { params, query: { limit: 100 } })
      return data.map(({ content }) => content).toSorted()
    },
    async received(): Promise<number> {
      const events = await recordedEvents(database, tenant.organization.id)
      return events.filter(({ type }) => type === 'message.received').length
    },
  }
}

const textFrom = (person: number, body = String(person)) => ({
  from: `4915100000${person}`,
  id: `wamid.${body}`,
  timestamp,
  type: 'text',
  text: { body },
})
const revoke = { ...textFrom(300), id: 'wamid.r', type: 'revoke', revoke: { original_message_id: 'wamid.later' } }
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

it('processes updates of many contacts in few transactions', async () => {
  const { database, store, processDue, contents, received } = await aScene()
  await store(numbers(100, 150).map((person) => textFrom(person)))
  expect(await processDue()).toBe(1)
  expect(await contents()).toEqual(numbers(100, 150).map(String))
  expect(await received()).toBe(50)
  expect(await database.query(countTransactions)).toEqual([{ count: 3 }])
  expect(await database.query(readRemaining)).toEqual([])
})

it('processes a batch one by one if an update fails, and completed updates only once', async () => {
  const { database, store, processDue, contents, received } = await aScene()
  const malformed = { ...textFrom(301), from: 'nobody' }
  await store([
    textFrom(100),
    textFrom(101),
    revoke,
    malformed,
    { ...textFrom(302), timestamp: 'never' },
    textFrom(102),
  ])
  await processDue()
  expect(await contents()).toEqual(['100', '101', '102'])
  expect(await database.query(countTransactions)).toEqual([{ count: 3 }])
  expect(await database.query(countDone)).toEqual([{ count: 3 }])
  await processDue(() => new Date(Date.now() + 600_000))
  expect(await received()).toBe(3)
  expect(await database.query(readRemaining)).toMatchObject([{ attempt_count: 2 }])
})

it('keeps the order of one sender with more updates than fit into a batch', async () => {
  const { database, tenant, store, processDue } = await aScene()
  await store(numbers(100, 155).map((body) => textFrom(1, String(body))))
  await processDue()
  const params = { phone_number_id: tenant.account.phone_number_id }
  const { data } = await listMessages(database, tenant.scope, { params, query: { limit: 100 } })
  expect(data.map(({ content }) => content)).toEqual(numbers(100, 155).map(String).toReversed())
  expect(new Set(data.map(({ conversation_id }) => conversation_id)).size).toBe(1)
})

it('treats two senders as one if only the database shows that they are the same contact', async () => {
  const { database, tenant, store, processDue, contents } = await aScene()
  const from_user_id = 'DE.13491208655302741918'
  await store([{ ...textFrom(1, 'both'), from_user_id }])
  await processDue()
  const byId = { ...textFrom(1, 'by id'), from: '', from_user_id }
  await store([textFrom(2, 'another'), textFrom(1, 'by number'), byId, textFrom(3, 'a third')])
  await processDue()
  expect(await contents()).toEqual(['a third', 'another', 'both', 'by id', 'by number'])
  const params = { phone_number_id: tenant.account.phone_number_id }
  const { data } = await listConversations(database, tenant.scope, { params, query: { limit: 10 } })
  expect(data.map(({ unread_count }) => unread_count).toSorted()).toEqual([1, 1, 3])
})

it('does not delay other contacts while one is locked', async () => {
  const { database, tenant, store, processDue, contents, received } = await aScene()
  const busy = await aContact(database, tenant.account, { phone_number: '+4915100000105' })
  const isLocked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const holding = database.transaction(async (tx) => {
    await tx.query(lockContact, [busy.id])
    isLocked.resolve()
    await mayEnd.promise
  })
  await isLocked.promise
  await store(numbers(100, 106).map((person) => textFrom(person)))
  const processing = processDue()
  try {
    await expect.poll(contents).toEqual(numbers(100, 105).map(String))
  } finally {
    mayEnd.resolve()
    await Promise.all([holding, processing])
  }
  expect(await contents()).toEqual(numbers(100, 106).map(String))
  expect(await received()).toBe(6)
})

it('claims as many webhooks of each organization, however many of another wait', async () => {
  const { database, store, processDue, contents, received } = await aScene()
  for (const person of numbers(100, 250)) await store([textFrom(person)])
  const other = await aTenant(database)
  await store([textFrom(1), textFrom(2)], other.account.phone_number_id)
  expect(await processDue()).toBe(51)
  expect(await received()).toBe(50)
  const params = { phone_number_id: other.account.phone_number_id }
  const { data } = await listMessages(database, other.scope, { params, query: { limit: 100 } })
  expect(data.map(({ content }) => content).toSorted()).toEqual(['1', '2'])
  // Without others, one may take a whole claim, in order of arrival.
  expect(await processDue()).toBe(100)
  expect(await contents()).toHaveLength(100)
  expect(await received()).toBe(150)
})
