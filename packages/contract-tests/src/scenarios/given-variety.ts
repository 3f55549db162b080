import type { OperationId } from '@channel/contract/routes'
import type { Target } from '../target/target.ts'
import { givenContact, givenDelivery, givenLabel, givenSavedReply, givenUser, newCustomer } from './given.ts'
import { givenConversation, writtenConversation } from './given-conversation.ts'
import { inAccount, onLinksOfCustomer } from './given-paths.ts'
import { givenTemplates } from './given-templates.ts'
import { inAnHour, uniqueName } from './unique.ts'

/** Lists of which a run needs items that differ in what their filters choose. */
const varieties: Partial<Record<OperationId, (target: Target) => Promise<unknown>>> = {
  listCustomers: async (target) => [await newCustomer(target), await newCustomer(target)],
  listLabels: async (target) => [await givenLabel(target), await givenLabel(target)],
  listSavedReplies: async (target) => [await givenSavedReply(target), await givenSavedReply(target)],
  listTemplates: givenTemplates,
  listSetupLinks: async (target) => {
    const request = await onLinksOfCustomer(target)
    for (const body of [{}, {}]) await target.send('createSetupLink', { ...request, body })
  },
  listContacts: async (target) => {
    const path = inAccount(target, await givenContact(target))
    const name = uniqueName()
    const fields = { name, username: name.slice(-12), email: `${name.slice(-12)}@example.com` }
    await target.send('updateContact', { ...path, body: fields })
    await target.send('attachContactLabel', { ...path, body: { label_id: await givenLabel(target) } })
    await givenContact(target)
    await givenConversation(target)
  },
  listConversations: async (target) => {
    const { id } = await givenConversation(target)
    if (target.session.simulator !== undefined) await writtenConversation(target)
    const path = inAccount(target, id)
    const body = { assigned_to: await givenUser(target), status: 'resolved', snoozed_until: inAnHour() }
    await target.send('updateConversation', { ...path, body })
    await target.send('attachConversationLabel', { path: { id }, body: { label_id: await givenLabel(target) } })
    const read = await target.send<{ contact: { id: string } }>('getConversation', path)
    await target.send('updateContact', { ...inAccount(target, read.data.contact.id), body: { name: uniqueName() } })
  },
  listMessages: async (target) => {
    const { id } = await givenConversation(target)
    const body = { conversation_id: id, type: 'text', text: { body: 'Hello' } }
    if (target.session.simulator !== undefined) {
      await target.send('sendMessage', { path: { phone_number_id: target.account }, body })
      await writtenConversation(target)
    }
  },
  listEvents: async (target) => {
    await target.send('updateContact', {
      ...inAccount(target, await givenContact(target)),
      body: { name: uniqueName() },
    })
    await givenContact(target)
  },
  listWebhookDeliveries: async (target) => {
    const { contact } = await givenDelivery(target)
    await target.send('updateContact', { ...inAccount(target, contact), body: { name: uniqueName() } })
    await givenDelivery(target)
  },
}

/** Makes items of a list that differ, unless the target may only be read. */
export async function givenVariety(target: Target, list: OperationId): Promise<void> {
  const { isMock, mayWrite } = target.session
  if (!isMock && mayWrite) await varieties[list]?.(target)
}
