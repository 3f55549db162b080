import { changeIdentity, listContacts } from '@channel/core/contacts'
import { listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages, receiveMessage } from '@channel/core/messages'
import { anInboundMessage, aTenant, newPhoneNumber, recordedEvents, type Tenant } from '@channel/core/testing'
import { type Database, statement, type Transaction } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const countWaiting = statement(
  'racing_people_test_waiting',
  `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
)
const findRemaining = statement('racing_contacts_test_remaining', 'SELECT id FROM provider_webhooks')

const phone_number = newPhoneNumber()
const bsuid = 'DE.13491208655302741918'
const timestamp = Math.floor(Date.now() / 1000)

async function aScene() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { database, tenant: await aTenant(database) }
}

/** Processes a webhook with a message. */
async function receive(database: Database, { account }: Tenant, from: object): Promise<void> {
  const message = { ...from, id: 'wamid.reported', timestamp, type: 'text', text: { body: 'Reported' } }
  const value = { metadata: { phone_number_id: account.phone_number_id }, messages: [message] }
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  await storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'x', entry })))
  const options = { database, mediaBaseUrl: 'https://media.example.com', parallel: 1 }
  await processProviderWebhooks({ ...options, log: collectLog().log })
}

/** Runs `work` in a transaction that stays open until another one waits for it. */
async function whileOpen(
  database: Database,
  work: (tx: Transaction) => Promise<unknown>,
  other: () => Promise<unknown>,
) {
  const isDone = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const open = database.transaction(async (tx) => {
    await work(tx)
    isDone.resolve()
    await mayEnd.promise
  })
  await Promise.race([isDone.promise, open])
  const waiting = other()
  try {
    await expect.poll(() => database.query(countWaiting)).not.toEqual([])
  } finally {
    mayEnd.resolve()
    await Promise.all([open, waiting])
  }
}

const inbound = ({ account }: Tenant, from: object) => ({
  phone_number_id: account.phone_number_id,
  provider_message_id: 'wamid.quicker',
  from,
  type: 'text',
  content: 'Quicker',
  sent_at: new Date(timestamp * 1000).toISOString(),
})

it.each([
  ['user id', { phone_number }, { bsuid }],
  ['number', { bsuid }, { phone_number }],
])(
  'creates one contact when a %s becomes known while another message creates a contact with it',
  async (_, first, second) => {
    const { database, tenant } = await aScene()
    const { scope, account } = tenant
    const { contact_id, conversation_id } = await anInboundMessage(database, account, { from: first })
    await whileOpen(
      database,
      (tx) => receiveMessage(tx, scope, inbound(tenant, second)),
      () => receive(database, tenant, { from: phone_number.slice(1), from_user_id: bsuid }),
    )
    expect(await database.query(findRemaining)).toEqual([])
    const params = { phone_number_id: account.phone_number_id }
    const contacts = (await listContacts(database, scope, { params, query: { limit: 10 } })).data
    expect(contacts).toMatchObject([{ id: contact_id, phone_number, bsuid }])
    const conversations = (await listConversations(database, scope, { params, query: { limit: 10 } })).data
    expect(conversations).toMatchObject([{ id: conversation_id, unread_count: 3 }])
    const messages = (await listMessages(database, scope, { params, query: { limit: 10 } })).data
    expect(messages.map((message) => [message.content, message.contact_id, message.conversation_id])).toEqual(
      ['Reported', 'Quicker', 'When do you open tomorrow?'].map((content) => [content, contact_id, conversation_id]),
    )
    const types = (await recordedEvents(database, scope.organizationId)).map(({ type }) => type)
    expect(types.filter((type) => type === 'message.received')).toHaveLength(3)
    expect(types.filter((type) => type === 'contact.deleted')).toHaveLength(1)
  },
)

it('creates one contact if its number was just given to a new contact', async () => {
  const { database, tenant } = await aScene()
  const { scope, account } = tenant
  const { contact_id } = await anInboundMessage(database, account, { from: { bsuid } })
  const before = { phone_number: null, bsuid, parent_bsuid: null }
  const change = { phone_number_id: account.phone_number_id, before, after: { ...before, phone_number } }
  await whileOpen(
    database,
    (tx) => changeIdentity(tx, scope, { ...change, at: new Date().toISOString() }),
    () => receive(database, tenant, { from: phone_number.slice(1) }),
  )
  const params = { phone_number_id: account.phone_number_id }
  const contacts = (await listContacts(database, scope, { params, query: { limit: 10 } })).data
  expect(contacts).toMatchObject([{ id: contact_id, phone_number, bsuid }])
  expect(await database.query(findRemaining)).toEqual([])
})
