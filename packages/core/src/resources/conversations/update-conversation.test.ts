import type { ConversationUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  anInboundMessage,
  anOrganization,
  anOutboundMessage,
  aTenant,
  aUser,
  recordedEvents,
  stateOf,
  type Tenant,
} from '../../testing/index.ts'
import { deleteContact, getContact } from '../contacts/index.ts'
import { getMessage } from '../messages/index.ts'
import { getConversation } from './get-conversation.ts'
import { updateConversation } from './update-conversation.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const update = (id: string, body: ConversationUpdate) =>
  database.transaction((tx) => updateConversation(tx, tenant.scope, { ...at(id), body }))

it('changes from any status to any other', async () => {
  const { conversation_id: id } = await anInboundMessage(database, tenant.account)
  const states = ['open', 'resolved', 'pending', 'open', 'pending', 'resolved', 'open'] as const
  for (const status of states) expect(await update(id, { status })).toMatchObject({ id, status })
})

it('marks messages as read when it is resolved, with previous attributes', async () => {
  const message = await anInboundMessage(database, tenant.account)
  const { conversation_id: id } = message
  const resolved = await update(id, { status: 'resolved' })
  expect(resolved).toMatchObject({ status: 'resolved', unread_count: 0 })
  const read = await getMessage(database, tenant.scope, at(message.id))
  expect(read).toMatchObject({ status: 'read', read_at: expect.any(String) })
  const event = (await recordedEvents(database, tenant.organization.id, id)).at(-1)
  expect(event).toMatchObject({ type: 'conversation.updated', created_at: resolved.updated_at })
  expect(event?.data).toEqual({ object: stateOf(resolved), previous_attributes: { status: 'open', unread_count: 1 } })
})

it('assigns a user of the organization, and unassigns with null', async () => {
  const { conversation_id: id } = await anInboundMessage(database, tenant.account)
  const user = await aUser(database, tenant.organization.id)
  const assignee = { id: user.id, name: user.name, email: user.email }
  expect(await update(id, { assigned_to: user.id })).toMatchObject({ assignee, status: 'open', unread_count: 1 })
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ assignee })
  expect(await update(id, { assigned_to: null })).toMatchObject({ assignee: null })
  const foreign = await aUser(database, (await anOrganization(database)).id)
  for (const assigned_to of [newId('user'), foreign.id, 'nonsense']) {
    await expectApiError(update(id, { assigned_to }), 'invalid_field_value', 'assigned_to')
  }
})

it('does nothing and records no event if nothing changes', async () => {
  const { conversation_id: id } = await anInboundMessage(database, tenant.account)
  const before = await getConversation(database, tenant.scope, at(id))
  expect(await update(id, { status: 'open', assigned_to: null })).toEqual(before)
  expect(await recordedEvents(database, tenant.organization.id, id)).toHaveLength(1)
})

it('has no unread messages after an outbound message', async () => {
  const message = await anInboundMessage(database, tenant.account)
  const contact = await getContact(database, tenant.scope, at(message.contact_id))
  const sent = await anOutboundMessage(database, contact, tenant.organization.id)
  expect(await getConversation(database, tenant.scope, at(message.conversation_id))).toMatchObject({
    unread_count: 0,
    last_message_at: sent.created_at,
    last_inbound_at: message.created_at,
  })
  expect(await getMessage(database, tenant.scope, at(message.id))).toMatchObject({ status: 'read' })
})

it('is deleted with its contact, and its messages too', async () => {
  const message = await anInboundMessage(database, tenant.account, {
    media: { provider_media_id: '1', mime_type: null, filename: null },
  })
  await database.transaction((tx) => deleteContact(tx, tenant.scope, at(message.contact_id)))
  await expectApiError(getConversation(database, tenant.scope, at(message.conversation_id)), 'resource_not_found', 'id')
  await expectApiError(getMessage(database, tenant.scope, at(message.id)), 'resource_not_found', 'id')
})
