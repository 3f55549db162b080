import type { OperationId } from '@channel/contract/routes'
import { expectFirst } from '../checks/expect.ts'
import type { OperationRequest, Target } from '../target/target.ts'
import { uniqueName, uniquePhoneNumber, uniqueShortcut } from './unique.ts'

interface Identified {
  readonly id: string
}

/** The id of an existing label; on the mock, that of its example. */
export function givenLabel(target: Target): Promise<string> {
  return existing(target, 'label', 'listLabels', {}, () =>
    created(target, 'createLabel', { body: { name: uniqueName() } }),
  )
}

/** The id of an existing saved reply. */
export function givenSavedReply(target: Target): Promise<string> {
  return existing(target, 'saved reply', 'listSavedReplies', {}, () =>
    created(target, 'createSavedReply', { body: { name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello.' } }),
  )
}

/** The id of an existing customer. They cannot be deleted, so scenarios that leave it unchanged share one. */
export function givenCustomer(target: Target): Promise<string> {
  const make = () => target.session.once('customer', () => newCustomer(target))
  return existing(target, 'customer', 'listCustomers', {}, make)
}

/** The id of a new customer. */
export function newCustomer(target: Target): Promise<string> {
  return created(target, 'createCustomer', { body: { name: uniqueName() } })
}

/** The path parameters of an existing setup link: a new one, if the target may be written. */
export async function givenSetupLink(target: Target): Promise<{ customer_id: string; id: string }> {
  const customer_id = await givenCustomer(target)
  const path = { customer_id }
  const make = () => created(target, 'createSetupLink', { path, body: {} })
  return { customer_id, id: await existing(target, 'setup link', 'listSetupLinks', { path }, make) }
}

/** The id of an existing user. Only the operator creates users. */
export async function givenUser(target: Target): Promise<string> {
  const { data } = await target.send<Identified[]>('listUsers')
  return data[0]?.id ?? target.skip('the organization has no user')
}

/** The id of an existing import of contacts. */
export function givenContactImport(target: Target): Promise<string> {
  const request = { path: { phone_number_id: target.account } }
  const make = () => created(target, 'createContactImport', { ...request, body: contactsForm() })
  return existing(target, 'contact import', 'listContactImports', request, make)
}

/** A form with a file of one new contact. */
export function contactsForm(): FormData {
  const body = new FormData()
  body.append('file', new Blob([`phone_number,name\n${uniquePhoneNumber()},Ada\n`]), 'contacts.csv')
  return body
}

/** The id of an existing contact of the target's account. */
export function givenContact(target: Target): Promise<string> {
  const { account } = target
  const body = { from: account, phone_number: uniquePhoneNumber() }
  const request = { path: { phone_number_id: account } }
  return existing(target, 'contact', 'listContacts', request, () => created(target, 'createContact', { body }))
}

/** An existing subscription to all event types. */
export async function givenSubscription({ channel }: Target) {
  const body = { url: 'https://hooks.example.com/contract', event_types: ['*' as const] }
  return (await channel.post('/v1/webhook_subscriptions', { body })).data
}

/** The id of an existing subscription. */
export function givenSubscriptionId(target: Target): Promise<string> {
  const make = async () => (await givenSubscription(target)).id
  return existing(target, 'webhook subscription', 'listWebhookSubscriptions', {}, make)
}

/** An existing delivery of the creation of a contact, and the contact. */
export async function givenDelivery(target: Target): Promise<{ id: string; contact: string; subscription: string }> {
  const { id: subscription } = await givenSubscription(target)
  const contact = await givenContact(target)
  const { data } = await target.send<Identified[]>('listWebhookDeliveries', {
    query: { subscription_id: subscription },
  })
  return { id: expectFirst(data).id, contact, subscription }
}

export function givenDeliveryId(target: Target): Promise<string> {
  const make = async () => (await givenDelivery(target)).id
  return existing(target, 'webhook delivery', 'listWebhookDeliveries', {}, make)
}

/** The id of a new object; of a listed one, if the target may only be read. */
async function existing(
  target: Target,
  what: string,
  list: OperationId,
  request: OperationRequest,
  make: () => Promise<string>,
): Promise<string> {
  if (target.session.mayWrite) return make()
  const { data } = await target.send<Identified[]>(list, request)
  return data[0]?.id ?? target.skip(`the organization has no ${what}, and the target may only be read`)
}

async function created(target: Target, operation: OperationId, request: OperationRequest): Promise<string> {
  return (await target.send<Identified>(operation, request)).data.id
}
