import { listAccounts } from '@channel/core/accounts'
import { listContacts } from '@channel/core/contacts'
import { getConversation, listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { getMessage, listMessages, sendMessage } from '@channel/core/messages'
import { updateOrganization } from '@channel/core/organizations'
import { anAccount, aTenant, newPhoneNumber, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const makeDue = statement('test_make_webhooks_due', 'UPDATE provider_webhooks SET next_attempt_at = clock_timestamp()')
const countKept = statement('test_count_kept_webhooks', 'SELECT count(*) AS count FROM provider_webhooks')
const countQueued = statement('test_count_queued_sends', 'SELECT count(*) AS count FROM message_sends')
export const startSeconds = Math.floor(Date.now() / 1000)

/** A number that is also used in the provider's app, and a contact. */
export async function aBusinessAppScene({ in_business_app = true, isProcessed = true } = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { team, scope, organization } = await aTenant(database)
  const { phone_number_id, phone_number } = await anAccount(database, team, { in_business_app })
  const contact = newPhoneNumber()
  const params = { phone_number_id }

  async function receive(field: string, value: object): Promise<void> {
    const metadata = { display_phone_number: phone_number?.slice(1), phone_number_id }
    const entry = [{ id: '1', changes: [{ field, value: { metadata, ...value } }] }]
    await storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'x', entry })))
    if (isProcessed) await settle()
  }
  /** Processes what is due, once. */
  function process(lane: 'inbox' | 'history'): Promise<number> {
    const { log } = collectLog()
    return processProviderWebhooks({ database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log, lane })
  }
  /** Processes all webhooks, also those that wait for another attempt. */
  async function settle(): Promise<void> {
    await database.execute(makeDue)
    await process('inbox')
    await process('history')
  }
  const envelope = (id: string, second: number, content: object) => ({
    id: `wamid.${id}`,
    timestamp: String(startSeconds + second),
    ...('body' in content ? { type: 'text', text: content } : content),
  })
  const count = async (of: typeof countKept) => (await database.query<{ count: number }>(of))[0]?.count
  return {
    phone_number,
    contact,
    settle,
    process,
    receive,
    /** A part of the history: the messages with each contact, as the provider sends them. */
    history: (threads: Readonly<Record<string, readonly object[]>>, metadata: object) => {
      const list = Object.entries(threads).map(([id, messages]) => ({ id: id.replace('+', ''), messages }))
      return receive('history', {
        history: [{ metadata: { phase: 0, chunk_order: 1, progress: 50, ...metadata }, threads: list }],
      })
    },
    /** A message of the past. @param second negative */
    past: (id: string, second: number, content: object, from: 'business' | 'contact' = 'contact', status = 'READ') => ({
      from: (from === 'contact' ? contact : phone_number)?.slice(1),
      ...envelope(id, second, content),
      history_context: { status },
    }),
    account: async () =>
      (await listAccounts(database, scope, { query: { limit: 5 } })).data.find(
        (each) => each.phone_number_id === phone_number_id,
      ),
    conversations: async () => (await listConversations(database, scope, { params, query: { limit: 20 } })).data,
    contacts: async () => (await listContacts(database, scope, { params, query: { limit: 20 } })).data,
    echo: (id: string, second: number, content: object) => {
      const message = { from: phone_number?.slice(1), to: contact.slice(1), ...envelope(id, second, content) }
      return receive('smb_message_echoes', { message_echoes: [message] })
    },
    write: (id: string, second: number, content: object) =>
      receive('messages', { messages: [{ from: contact.slice(1), ...envelope(id, second, content) }] }),
    status: (id: string, status: string) =>
      receive('messages', {
        statuses: [{ id: `wamid.${id}`, status, timestamp: String(startSeconds + 60), recipient_id: contact.slice(1) }],
      }),
    messages: async () => (await listMessages(database, scope, { params, query: { limit: 20 } })).data,
    message: (id: string) => getMessage(database, scope, { params: { ...params, id } }),
    conversation: (id: string) => getConversation(database, scope, { params: { ...params, id } }),
    events: async (id?: string) =>
      (await recordedEvents(database, organization.id, id)).slice(id === undefined ? 2 : 0),
    /** Limits the messages that the organization may send in a month. */
    allow: (monthly_messages: number) =>
      database.transaction((tx) => updateOrganization(tx, { id: organization.id, monthly_messages })),
    send: () =>
      database.transaction((tx) =>
        sendMessage(tx, scope, { params, body: { to: contact, type: 'text', text: { body: 'Hello' } } }),
      ),
    kept: () => count(countKept),
    queued: () => count(countQueued),
  }
}
