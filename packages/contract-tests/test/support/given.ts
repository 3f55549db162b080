import { randomInt, randomUUID } from 'node:crypto'
import type { OperationId } from '@channel/contract/routes'
import type { OperationRequest, Target } from './target.ts'

/** Well-formed ids of objects that do not exist. */
export const UNKNOWN = {
  account: '99999999999999999999',
  /** By the tag of the operation that has the id in its path. */
  id: {
    contacts: `ctc_${'0'.repeat(26)}`,
    conversations: `cnv_${'0'.repeat(26)}`,
    customers: `cus_${'0'.repeat(26)}`,
    labels: `lbl_${'0'.repeat(26)}`,
    'webhook-deliveries': `wbd_${'0'.repeat(26)}`,
    messages: `msg_${'0'.repeat(26)}`,
    'webhook-subscriptions': `wbs_${'0'.repeat(26)}`,
  },
}

export function uniqueName(): string {
  return `Contract ${randomUUID()}`
}

/** A valid German mobile number, very probably new. */
export function uniquePhoneNumber(): string {
  return `+49151${randomInt(10_000_000, 99_999_999)}`
}

/** The id of an existing label; on the mock, that of its example. */
export async function givenLabel({ channel }: Target): Promise<string> {
  return (await channel.post('/v1/labels', { body: { name: uniqueName() } })).data.id
}

/** The id of an existing customer. */
export async function givenCustomer({ channel }: Target): Promise<string> {
  return (await channel.post('/v1/customers', { body: { name: uniqueName() } })).data.id
}

/** The id of an existing contact of the target's account. */
export async function givenContact({ channel, account }: Target): Promise<string> {
  const body = { from: account, phone_number: uniquePhoneNumber() }
  return (await channel.post('/v1/contacts', { body })).data.id
}

/** An existing subscription to all event types. */
export async function givenSubscription({ channel }: Target) {
  const body = { url: 'https://hooks.example.com/contract', event_types: ['*' as const] }
  return (await channel.post('/v1/webhook_subscriptions', { body })).data
}

/** The id of an existing delivery. */
export async function givenDelivery(target: Target): Promise<string> {
  const { id } = await givenSubscription(target)
  await givenContact(target)
  const query = { subscription_id: id }
  const { data } = await target.channel.get('/v1/webhook_deliveries', { params: { query } })
  return data[0]?.id ?? ''
}

/** The name of a template of the target's account; the simulator has some for every account. */
export async function givenTemplate({ channel, account }: Target): Promise<string> {
  const params = { path: { phone_number_id: account } }
  await channel.post('/v1/{phone_number_id}/templates/sync', { params })
  const { data } = await channel.get('/v1/{phone_number_id}/templates', { params })
  const [template] = data
  if (template === undefined) throw new Error("The provider has no template for the target's account.")
  return template.name
}

const nothing = async () => ({})
const onLabel = async (target: Target) => ({ path: { id: await givenLabel(target) } })
const onCustomer = async (target: Target) => ({ path: { id: await givenCustomer(target) } })
const onAccount = async ({ account }: Target) => ({ path: { phone_number_id: account } })
const onContact = async (target: Target) => ({
  path: { phone_number_id: target.account, id: await givenContact(target) },
})
const onDelivery = async (target: Target) => ({ path: { id: await givenDelivery(target) } })
const onSubscription = async (target: Target) => ({ path: { id: (await givenSubscription(target)).id } })
const onConversation = async ({ account, conversation }: Target) => ({
  path: { phone_number_id: account, id: conversation },
})
const bulkLabel = async (target: Target) => ({
  contact_ids: [await givenContact(target)],
  label_id: await givenLabel(target),
  operation: 'attach',
})

/** One successful request per operation; the compiler reports an operation without one. */
export const validRequests: Record<OperationId, (target: Target) => Promise<OperationRequest>> = {
  getHealth: nothing,
  getOpenApiDocument: nothing,
  getMe: nothing,
  listAccounts: nothing,
  listCustomers: nothing,
  createCustomer: async () => ({ body: { name: uniqueName() } }),
  getCustomer: onCustomer,
  updateCustomer: async (target) => ({ ...(await onCustomer(target)), body: { status: 'suspended' } }),
  createSetupLink: async (target) => ({
    path: { customer_id: await givenCustomer(target) },
    body: { expires_in_hours: 1, failure_redirect_url: 'https://app.example.com/not-connected' },
  }),
  listLabels: nothing,
  createLabel: async () => ({ body: { name: uniqueName() } }),
  getLabel: onLabel,
  updateLabel: async (target) => ({ ...(await onLabel(target)), body: { color: '#0ea5e9' } }),
  deleteLabel: onLabel,
  listTemplates: onAccount,
  syncTemplates: onAccount,
  getTemplate: async (target) => ({
    path: { phone_number_id: target.account, name: await givenTemplate(target) },
  }),
  listContacts: onAccount,
  createContact: async ({ account }) => ({ body: { from: account, phone_number: uniquePhoneNumber() } }),
  createContactInAccount: async (target) => ({
    ...(await onAccount(target)),
    body: { phone_number: uniquePhoneNumber() },
  }),
  getContact: onContact,
  updateContact: async (target) => ({ ...(await onContact(target)), body: { name: 'Ada' } }),
  deleteContact: onContact,
  attachContactLabel: async (target) => ({
    ...(await onContact(target)),
    body: { label_id: await givenLabel(target) },
  }),
  detachContactLabel: async (target) => {
    const { path } = await onContact(target)
    return { path: { ...path, label_id: await givenLabel(target) } }
  },
  listConversations: onAccount,
  getConversation: onConversation,
  updateConversation: async (target) => ({ ...(await onConversation(target)), body: { status: 'open' } }),
  attachConversationLabel: async (target) => ({
    path: { id: target.conversation },
    body: { label_id: await givenLabel(target) },
  }),
  attachConversationLabelInAccount: async (target) => ({
    ...(await onConversation(target)),
    body: { label_id: await givenLabel(target) },
  }),
  detachConversationLabel: async (target) => {
    const { path } = await onConversation(target)
    return { path: { ...path, label_id: await givenLabel(target) } }
  },
  listMessages: onAccount,
  getMessageMedia: async ({ account, messageWithMedia }) => ({
    path: { phone_number_id: account, id: messageWithMedia },
  }),
  sendMessage: async (target) => ({
    ...(await onAccount(target)),
    body: { conversation_id: target.conversation, type: 'text', text: { body: 'Hello' } },
  }),
  getMessage: async ({ account, message }) => ({ path: { phone_number_id: account, id: message } }),
  bulkLabelContacts: async (target) => ({ body: await bulkLabel(target) }),
  bulkLabelContactsInAccount: async (target) => ({ ...(await onAccount(target)), body: await bulkLabel(target) }),
  listWebhookDeliveries: async (target) => {
    await givenDelivery(target)
    return {}
  },
  getWebhookDelivery: onDelivery,
  replayWebhookDelivery: onDelivery,
  bulkReplayWebhookDeliveries: async (target) => ({
    body: { subscription_id: (await givenSubscription(target)).id, status: 'dead' },
  }),
  listWebhookSubscriptions: nothing,
  createWebhookSubscription: async () => ({
    body: { url: 'https://hooks.example.com/contract', event_types: ['contact.created'] },
  }),
  getWebhookSubscription: onSubscription,
  updateWebhookSubscription: async (target) => ({ ...(await onSubscription(target)), body: { enabled: false } }),
  deleteWebhookSubscription: onSubscription,
  createWebhookSecret: async (target) => ({
    ...(await onSubscription(target)),
    body: { expire_previous_in_hours: 1 },
  }),
  sendWebhookTest: onSubscription,
  deleteWebhookSecret: async (target) => {
    const { path } = await onSubscription(target)
    const { data } = await target.channel.post('/v1/webhook_subscriptions/{id}/secrets', {
      params: { path },
      body: {},
    })
    return { path: { ...path, secret_id: data.id } }
  },
}
