import { listContacts } from '@channel/core/contacts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { anInboundMessage, aTenant, newPhoneNumber, recordedEvents } from '@channel/core/testing'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const bsuid = 'DE.13491208655302741918'
const timestamp = String(Math.floor(Date.now() / 1000) + 60)

async function aScene() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { account, scope, organization } = await aTenant(database)
  const { phone_number_id } = account
  const params = { phone_number_id }
  return {
    phone_number: newPhoneNumber(),
    write: (from: object) => anInboundMessage(database, account, { from }),
    /** The sender sends a contact card. */
    async share(origin: string, phone: string, more: object = {}): Promise<void> {
      const card = { origin, name: { formatted_name: 'Ana' }, phones: [{ phone, wa_id: phone.slice(1) }] }
      const message = { from_user_id: bsuid, id: 'wamid.card', timestamp, type: 'contacts', contacts: [card], ...more }
      const value = { metadata: { phone_number_id }, contacts: [{ user_id: bsuid }], messages: [message] }
      const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
      await storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'x', entry })))
      const options = { database, mediaBaseUrl: 'https://media.example.com', parallel: 1 }
      await processProviderWebhooks({ ...options, log: collectLog().log })
    },
    contacts: async () => (await listContacts(database, scope, { params, query: { limit: 10 } })).data,
    messages: async () => (await listMessages(database, scope, { params, query: { limit: 10 } })).data,
    events: async (id?: string) =>
      (await recordedEvents(database, organization.id, id)).map(({ type, data }) => [type, data.previous_attributes]),
  }
}

it('gives the contact the number that it shared on request, once', async () => {
  const { phone_number, write, share, contacts, messages, events } = await aScene()
  const { contact_id } = await write({ bsuid })
  await share('contact_request', phone_number)
  await share('contact_request', phone_number)
  expect(await contacts()).toMatchObject([{ id: contact_id, bsuid, phone_number }])
  expect((await messages())[0]).toMatchObject({ type: 'contacts', contact_id, from: phone_number })
  expect(await events(contact_id)).toEqual([
    ['contact.created', undefined],
    ['contact.updated', { phone_number: null }],
  ])
  expect(await messages()).toHaveLength(2)
})

it('merges the contact with the one of the shared number', async () => {
  const { phone_number, write, share, contacts, messages, events } = await aScene()
  const older = await write({ phone_number, name: 'Ana' })
  const younger = await write({ bsuid })
  await share('contact_request', phone_number)
  expect(await contacts()).toMatchObject([{ id: older.contact_id, bsuid, phone_number, name: 'Ana' }])
  const conversations = (await messages()).map(({ conversation_id }) => conversation_id)
  expect(conversations).toEqual(Array(3).fill(older.conversation_id))
  expect(await events(younger.contact_id)).toContainEqual(['contact.deleted', undefined])
  expect(await events(older.contact_id)).toContainEqual(['contact.updated', { bsuid: null }])
})

it('leaves the number with a contact that has another user id', async () => {
  const { phone_number, write, share, contacts } = await aScene()
  const other = await write({ phone_number, bsuid: 'DE.other' })
  const { contact_id } = await write({ bsuid })
  await share('contact_request', phone_number)
  expect(await contacts()).toMatchObject([
    { id: contact_id, bsuid, phone_number: null },
    { id: other.contact_id, bsuid: 'DE.other', phone_number },
  ])
})

it('changes nothing for the card of another person', async () => {
  const { phone_number, write, share, contacts, events } = await aScene()
  const other = await write({ phone_number })
  const { contact_id } = await write({ bsuid })
  await share('other', phone_number)
  expect(await contacts()).toMatchObject([
    { id: contact_id, bsuid, phone_number: null },
    { id: other.contact_id, bsuid: null, phone_number },
  ])
  expect(await events(contact_id)).toEqual([['contact.created', undefined]])
})
