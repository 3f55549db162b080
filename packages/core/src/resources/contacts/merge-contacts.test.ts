import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  aLabel,
  anApiKey,
  anInboundMessage,
  aTeam,
  aTenant,
  aUser,
  newPhoneNumber,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { moveAccount } from '../accounts/index.ts'
import {
  attachConversationLabel,
  getConversation,
  listConversations,
  updateConversation,
} from '../conversations/index.ts'
import { getMessage, listMessages } from '../messages/index.ts'
import { createNote, listNotes } from '../notes/index.ts'
import { applyPreference } from './apply-preference.ts'
import { attachContactLabel } from './attach-contact-label.ts'
import { getContact } from './get-contact.ts'
import { listContacts } from './list-contacts.ts'
import { updateContact } from './update-contact.ts'

const database = await sharedDatabase()
const recordMerge = statement(
  'merge_contacts_test_record',
  'INSERT INTO merged_contacts (organization_id, id, merged_into) VALUES ($1, $2, $3)',
)
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const path = () => ({ phone_number_id: tenant.account.phone_number_id })
const at = (id: string) => ({ params: { ...path(), id } })
const write = (from: object) => anInboundMessage(database, tenant.account, { from })
const labeled = (label: { id: string }) => ({ params: path(), query: { label_id: label.id, limit: 25 } })

/** Two contacts of one sender, which the next report merges. */
async function twoContactsOfOneSender() {
  const phone_number = newPhoneNumber()
  const bsuid = 'DE.same'
  const byNumber = await write({ phone_number })
  const byId = await write({ bsuid, username: 'ana' })
  return { byNumber, byId, join: () => write({ phone_number, bsuid, name: 'Ana' }), phone_number, bsuid }
}

it('keeps the notes of both conversations', async () => {
  const { byNumber, byId, join } = await twoContactsOfOneSender()
  const { id } = await anApiKey(database, tenant.organization.id)
  const context = { author: { type: 'api_key', id } } as const
  for (const [conversation, text] of [
    [byNumber, 'Of the number'],
    [byId, 'Of the user id'],
  ] as const) {
    const input = { ...at(conversation.conversation_id), body: { text } }
    await database.transaction((tx) => createNote(tx, tenant.scope, input, context))
  }
  const { conversation_id, contact_id } = await join()
  const { data } = await listNotes(database, tenant.scope, { ...at(conversation_id), query: { limit: 25 } })
  expect(data).toMatchObject([
    { text: 'Of the user id', conversation_id, contact_id },
    { text: 'Of the number', conversation_id, contact_id },
  ])
})

it('merges two contacts into the older one when a report has the number of one and the user id of the other', async () => {
  const { byNumber, byId, join, phone_number, bsuid } = await twoContactsOfOneSender()
  const { scope } = tenant
  await database.transaction((tx) =>
    updateContact(tx, scope, { ...at(byId.contact_id), body: { email: 'ana@example.com', metadata: { vip: true } } }),
  )
  const joined = await join()
  expect(joined).toMatchObject({ contact_id: byNumber.contact_id, conversation_id: byNumber.conversation_id })
  const contact = await getContact(database, scope, at(byNumber.contact_id))
  expect(contact).toMatchObject({
    phone_number,
    bsuid,
    username: 'ana',
    email: 'ana@example.com',
    metadata: { vip: true },
  })
  await expectApiError(getContact(database, scope, at(byId.contact_id)), 'resource_not_found', 'id')
  await expectApiError(getConversation(database, scope, at(byId.conversation_id)), 'resource_not_found', 'id')
  const { data } = await listMessages(database, scope, {
    params: path(),
    query: { conversation_id: byNumber.conversation_id, limit: 25 },
  })
  expect(data.map(({ id }) => id)).toEqual([joined.id, byId.id, byNumber.id])
  expect(data.every(({ contact_id }) => contact_id === byNumber.contact_id)).toBe(true)
  expect(await getMessage(database, scope, at(byId.id))).toMatchObject({ from: bsuid })
  expect(await getConversation(database, scope, at(byNumber.conversation_id))).toMatchObject({
    unread_count: 3,
    last_inbound_at: joined.created_at,
    contact: { id: contact.id, phone_number, name: 'Ana' },
  })
})

it('merges contacts whose merge is already recorded', async () => {
  const { byNumber, byId, join } = await twoContactsOfOneSender()
  await database.execute(recordMerge, [tenant.scope.organizationId, byId.contact_id, byNumber.contact_id])
  expect(await join()).toMatchObject({ contact_id: byNumber.contact_id })
})

it('keeps a username that only the older contact has', async () => {
  const { id, phone_number } = await aContact(database, tenant.account)
  await database.transaction((tx) => updateContact(tx, tenant.scope, { ...at(id), body: { username: 'ana' } }))
  await write({ bsuid: 'DE.unnamed' })
  await write({ bsuid: 'DE.unnamed', phone_number })
  const contact = await getContact(database, tenant.scope, at(id))
  expect(contact).toMatchObject({ phone_number, bsuid: 'DE.unnamed', username: 'ana' })
})

it('records the events of both contacts and of the conversation before that of the message', async () => {
  const { byNumber, byId, join, bsuid } = await twoContactsOfOneSender()
  const count = (await recordedEvents(database, tenant.organization.id)).length
  await join()
  const events = (await recordedEvents(database, tenant.organization.id)).slice(count)
  expect(events.map(({ type, data }) => [type, data.object.id])).toEqual([
    ['contact.deleted', byId.contact_id],
    ['contact.updated', byNumber.contact_id],
    ['conversation.updated', byNumber.conversation_id],
    ['conversation.updated', byNumber.conversation_id],
    ['message.received', expect.stringMatching(/^msg_/)],
  ])
  expect(events[1]?.data).toMatchObject({ object: { bsuid }, previous_attributes: { bsuid: null } })
  expect(events[2]?.data).toMatchObject({ object: { unread_count: 2 }, previous_attributes: { unread_count: 1 } })
})

it('moves labels of contact and conversation, and keeps the more urgent status and the assignee', async () => {
  const { byNumber, byId, join } = await twoContactsOfOneSender()
  const { scope, team, organization } = tenant
  const [both, onlyOther] = [await aLabel(database, team), await aLabel(database, team)]
  const user = await aUser(database, organization.id)
  await database.transaction(async (tx) => {
    for (const { contact_id, conversation_id } of [byNumber, byId]) {
      await attachContactLabel(tx, scope, { ...at(contact_id), body: { label_id: both.id } })
      await attachConversationLabel(tx, scope, { ...at(conversation_id), body: { label_id: both.id } })
    }
    await attachContactLabel(tx, scope, { ...at(byId.contact_id), body: { label_id: onlyOther.id } })
    await attachConversationLabel(tx, scope, { ...at(byId.conversation_id), body: { label_id: onlyOther.id } })
    await updateConversation(tx, scope, { ...at(byNumber.conversation_id), body: { status: 'pending' } })
    await updateConversation(tx, scope, { ...at(byId.conversation_id), body: { assigned_to: user.id } })
  })
  await join()
  for (const label of [both, onlyOther]) {
    const contacts = await listContacts(database, scope, labeled(label))
    expect(contacts.data.map(({ id }) => id)).toEqual([byNumber.contact_id])
    const conversations = await listConversations(database, scope, labeled(label))
    expect(conversations.data.map(({ id }) => id)).toEqual([byNumber.conversation_id])
  }
  expect(await getConversation(database, scope, at(byNumber.conversation_id))).toMatchObject({
    status: 'open',
    assignee: { id: user.id },
  })
})

it('does not move labels of another team', async () => {
  const { phone_number } = await aContact(database, tenant.account)
  const other = await aTeam(database, tenant.organization.id)
  const { id } = tenant.account
  await database.transaction((tx) => moveAccount(tx, { id, team_id: other.id }))
  const { contact_id } = await write({ bsuid: 'DE.team' })
  const label = await aLabel(database, other)
  await database.transaction((tx) =>
    attachContactLabel(tx, tenant.scope, { ...at(contact_id), body: { label_id: label.id } }),
  )
  await write({ bsuid: 'DE.team', phone_number })
  expect((await listContacts(database, tenant.scope, labeled(label))).data).toEqual([])
})

it('keeps the only conversation of both contacts', async () => {
  const { id, phone_number } = await aContact(database, tenant.account)
  const { conversation_id } = await write({ bsuid: 'DE.talks' })
  const joined = await write({ bsuid: 'DE.talks', phone_number })
  expect(joined).toMatchObject({ contact_id: id, conversation_id })
  expect(await getConversation(database, tenant.scope, at(conversation_id))).toMatchObject({ contact: { id } })

  const first = await write({ bsuid: 'DE.older' })
  const silent = await aContact(database, tenant.account)
  const second = await write({ bsuid: 'DE.older', phone_number: silent.phone_number })
  expect(second).toMatchObject({ contact_id: first.contact_id, conversation_id: first.conversation_id })
})

it('keeps the media of the removed contact', async () => {
  const { phone_number } = await aContact(database, tenant.account)
  const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null }
  const image = await anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.image' }, type: 'image', media })
  await write({ bsuid: 'DE.image', phone_number })
  expect(await getMessage(database, tenant.scope, at(image.id))).toMatchObject({ media: { id: image.media?.id } })
})

it('keeps the later marketing preference', async () => {
  const { byNumber, join, bsuid } = await twoContactsOfOneSender()
  const preference = { phone_number_id: tenant.account.phone_number_id, from: { bsuid }, marketing: 'stop' } as const
  await database.transaction((tx) => applyPreference(tx, tenant.scope, preference))
  await join()
  const events = await recordedEvents(database, tenant.organization.id, byNumber.contact_id)
  expect(events.map(({ type }) => type)).toEqual(['contact.created', 'contact.updated', 'contact.opted_out'])
})

it('merges once for concurrent messages', async () => {
  const { byNumber, join } = await twoContactsOfOneSender()
  const messages = await Promise.all([join(), join(), join(), join()])
  expect(new Set(messages.map(({ contact_id }) => contact_id))).toEqual(new Set([byNumber.contact_id]))
  expect((await listContacts(database, tenant.scope, { params: path(), query: { limit: 25 } })).data).toHaveLength(1)
})
