import { expectFirst } from '../checks/expect.ts'
import type { Target } from '../target/target.ts'
import { uniqueName, uniquePhoneNumber } from './unique.ts'

/** The id of an existing label; on the mock, that of its example. */
export async function givenLabel(target: Target): Promise<string> {
  const { channel, session } = target
  if (!session.mayWrite) return firstId(target, 'label', (await channel.get('/v1/labels')).data)
  return (await channel.post('/v1/labels', { body: { name: uniqueName() } })).data.id
}

/** The id of an existing customer. They cannot be deleted, so scenarios that leave it unchanged share one. */
export async function givenCustomer(target: Target): Promise<string> {
  const { channel, session } = target
  if (!session.mayWrite) return firstId(target, 'customer', (await channel.get('/v1/customers')).data)
  return session.once('customer', () => newCustomer(target))
}

/** The id of a new customer. */
export async function newCustomer({ channel }: Target): Promise<string> {
  return (await channel.post('/v1/customers', { body: { name: uniqueName() } })).data.id
}

/** The path parameters of an existing setup link: a new one, if the target may be written. */
export async function givenSetupLink(target: Target): Promise<{ customer_id: string; id: string }> {
  const { channel, session } = target
  const customer_id = await givenCustomer(target)
  const params = { path: { customer_id } }
  const url = '/v1/customers/{customer_id}/setup_links'
  if (!session.mayWrite)
    return { customer_id, id: firstId(target, 'setup link', (await channel.get(url, { params })).data) }
  return { customer_id, id: (await channel.post(url, { params, body: {} })).data.id }
}

/** The id of an existing user. Only the operator creates users. */
export async function givenUser(target: Target): Promise<string> {
  const { data } = await target.channel.get('/v1/users')
  return data[0]?.id ?? target.skip('the organization has no user')
}

/** The id of an existing contact of the target's account. */
export async function givenContact(target: Target): Promise<string> {
  const { channel, account, session } = target
  if (!session.mayWrite) {
    const params = { path: { phone_number_id: account } }
    return firstId(target, 'contact', (await channel.get('/v1/{phone_number_id}/contacts', { params })).data)
  }
  const body = { from: account, phone_number: uniquePhoneNumber() }
  return (await channel.post('/v1/contacts', { body })).data.id
}

/** An existing subscription to all event types. */
export async function givenSubscription({ channel }: Target) {
  const body = { url: 'https://hooks.example.com/contract', event_types: ['*' as const] }
  return (await channel.post('/v1/webhook_subscriptions', { body })).data
}

/** The id of an existing subscription. */
export async function givenSubscriptionId(target: Target): Promise<string> {
  if (target.session.mayWrite) return (await givenSubscription(target)).id
  return firstId(target, 'webhook subscription', (await target.channel.get('/v1/webhook_subscriptions')).data)
}

/** An existing delivery of the creation of a contact, and the contact. */
export async function givenDelivery(target: Target): Promise<{ id: string; contact: string; subscription: string }> {
  const { id: subscription } = await givenSubscription(target)
  const contact = await givenContact(target)
  const query = { subscription_id: subscription }
  const { data } = await target.channel.get('/v1/webhook_deliveries', { params: { query } })
  return { id: expectFirst(data).id, contact, subscription }
}

export async function givenDeliveryId(target: Target): Promise<string> {
  if (target.session.mayWrite) return (await givenDelivery(target)).id
  return firstId(target, 'webhook delivery', (await target.channel.get('/v1/webhook_deliveries')).data)
}

function firstId(target: Target, what: string, list: readonly { id: string }[]): string {
  return list[0]?.id ?? target.skip(`the organization has no ${what}, and the target may only be read`)
}
