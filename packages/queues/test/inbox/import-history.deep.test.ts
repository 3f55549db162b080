import { once } from 'node:events'
import { listAccounts } from '@channel/core/accounts'
import { listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { anAccount, aTenant, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../support/start-process.ts'

const countMessages = statement('import_test_count', 'SELECT count(*) AS count FROM messages')
const countWaiting = statement('import_test_waiting', 'SELECT count(*) AS count FROM provider_webhooks')

const [chunks, threadsPerChunk, messagesPerThread, contacts] = [400, 5, 10, 50]
const total = chunks * threadsPerChunk * messagesPerThread
const contactOf = (index: number) => `49151000${String(index).padStart(5, '0')}`
const bodyOf = (chunk: number, index: number) => String(chunk * messagesPerThread + index).padStart(6, '0')

/** Numbers between 0 and 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const next = seeded(40)
  return items
    .map((item) => [next(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}

it('imports 20,000 messages of 400 chunks once and in order, shuffled, duplicated and killed twice', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { team, scope, organization } = await aTenant(database)
  const { phone_number_id, phone_number } = await anAccount(database, team, { in_business_app: true })
  const own = phone_number?.slice(1) ?? ''
  const startSeconds = Math.floor(Date.now() / 1000) - 150 * 86_400

  /** The n-th chunk, from the oldest. Four messages of a contact have the same second. Each replies to the one before it. */
  function chunkOf(chunk: number): Buffer {
    const threads = Array.from({ length: threadsPerChunk }, (_, thread) => {
      const contact = contactOf((chunk * threadsPerChunk + thread) % contacts)
      const messages = Array.from({ length: messagesPerThread }, (_, index) => {
        const body = bodyOf(chunk, index)
        const before =
          index > 0 ? bodyOf(chunk, index - 1) : bodyOf(chunk - contacts / threadsPerChunk, messagesPerThread - 1)
        return {
          from: index % 2 === 0 ? contact : own,
          id: `wamid.${contact}.${body}`,
          timestamp: String(startSeconds + chunk * 600 + Math.floor(index / 4)),
          type: 'text',
          text: { body },
          context: { id: `wamid.${contact}.${before}` },
          history_context: { status: 'READ' },
        }
      })
      return { id: contact, messages }
    })
    const metadata = {
      phase: 2 - Math.floor((chunk * 3) / chunks),
      chunk_order: chunk,
      progress: Math.round(((chunks - chunk) / chunks) * 100),
    }
    const value = { metadata: { display_phone_number: own, phone_number_id }, history: [{ metadata, threads }] }
    const entry = [{ id: '1', changes: [{ value, field: 'history' }] }]
    return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry }))
  }
  const order = Array.from({ length: chunks }, (_, index) => index)
  for (const chunk of shuffled([...order, ...order])) await storeProviderWebhook(database, chunkOf(chunk))

  const count = async (of: typeof countMessages) => (await database.query<{ count: number }>(of))[0]?.count ?? 0
  for (const killedAt of [total / 5, total / 2]) {
    const { child } = startProcess('worker', database.url)
    await expect.poll(() => count(countMessages), { interval: 20, timeout: 300_000 }).toBeGreaterThan(killedAt)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await count(countMessages)).toBeLessThan(total)
  }
  const { child } = startProcess('worker', database.url)
  await expect.poll(() => count(countWaiting), { interval: 100, timeout: 300_000 }).toBe(0)
  child.kill('SIGTERM')
  await once(child, 'exit')

  expect(await count(countMessages)).toBe(total)
  const params = { phone_number_id }
  const { data: conversations } = await listConversations(database, scope, { params, query: { limit: 100 } })
  expect(conversations).toHaveLength(contacts)
  const last = conversations.map(({ last_message_at }) => last_message_at ?? '')
  expect(last).toEqual(last.toSorted().toReversed())
  for (const { id, status, unread_count, last_inbound_at, last_message_at } of conversations) {
    expect([status, unread_count, last_inbound_at]).toEqual(['resolved', 0, null])
    const texts: string[] = []
    const ids: string[] = []
    const replies: (string | null)[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 100, conversation_id: id, ...(cursor !== undefined && { cursor }) }
      const page = await listMessages(database, scope, { params, query })
      if (cursor === undefined) expect(page.data[0]?.created_at).toBe(last_message_at)
      texts.push(...page.data.map(({ content }) => content ?? ''))
      ids.push(...page.data.map((message) => message.id))
      replies.push(...page.data.map(({ reply_to_message_id }) => reply_to_message_id))
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(texts).toHaveLength(total / contacts)
    expect(texts).toEqual([...new Set(texts)].toSorted().toReversed())
    expect(replies).toEqual([...ids.slice(1), null])
  }
  const [account] = (await listAccounts(database, scope, { query: { limit: 1 } })).data
  expect(account?.history_sync).toEqual({ status: 'completed', phase: 2, progress: 100 })
  const events = await recordedEvents(database, organization.id)
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['account.connected', 'account.updated']))
})
