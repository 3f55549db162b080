import type { OperationId } from '@channel/contract/routes'
import type { OperationRequest, Target } from '../target/target.ts'
import {
  givenContact,
  givenCustomer,
  givenDeliveryId,
  givenLabel,
  givenSetupLink,
  givenSubscription,
  givenSubscriptionId,
  givenUser,
} from './given.ts'
import { givenConversation, givenMessageWithMedia, templateBody } from './given-conversation.ts'
import { givenTemplate } from './given-templates.ts'
import { uniqueName, uniquePhoneNumber } from './unique.ts'

const nothing = async () => ({})
const onLabel = async (target: Target) => ({ path: { id: await givenLabel(target) } })
const onCustomer = async (target: Target) => ({ path: { id: await givenCustomer(target) } })
const onAccount = async ({ account }: Target) => ({ path: { phone_number_id: account } })
const onContact = async (target: Target) => ({
  path: { phone_number_id: target.account, id: await givenContact(target) },
})
const onDelivery = async (target: Target) => ({ path: { id: await givenDeliveryId(target) } })
const onSubscription = async (target: Target) => ({ path: { id: await givenSubscriptionId(target) } })
const onConversation = async (target: Target) => ({
  path: { phone_number_id: target.account, id: (await givenConversation(target)).id },
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
  updateCustomer: async (target) => ({ ...(await onCustomer(target)), body: { external_id: 'tenant-4711' } }),
  createSetupLink: async (target) => ({
    path: { customer_id: await givenCustomer(target) },
    body: { expires_in_hours: 1, failure_redirect_url: 'https://app.example.com/not-connected' },
  }),
  listSetupLinks: async (target) => ({ path: { customer_id: await givenCustomer(target) } }),
  getSetupLink: async (target) => ({ path: await givenSetupLink(target) }),
  deleteSetupLink: async (target) => ({ path: await givenSetupLink(target) }),
  listUsers: nothing,
  getUser: async (target) => ({ path: { id: await givenUser(target) } }),
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
  markConversationRead: async (target) => ({ ...(await onConversation(target)), body: { typing: true } }),
  attachConversationLabel: async (target) => ({
    path: { id: (await givenConversation(target)).id },
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
  createMedia: async (target) => {
    const body = new FormData()
    body.append('file', new Blob(['A note'], { type: 'text/plain' }), 'note.txt')
    return { ...(await onAccount(target)), body }
  },
  listMessages: onAccount,
  getMessageMedia: async (target) => ({
    path: { phone_number_id: target.account, id: await givenMessageWithMedia(target) },
  }),
  sendMessage: async (target) => ({
    ...(await onAccount(target)),
    body: { conversation_id: (await givenConversation(target)).id, ...(await templateBody(target)) },
  }),
  getMessage: async (target) => ({
    path: { phone_number_id: target.account, id: (await givenConversation(target)).message },
  }),
  bulkLabelContacts: async (target) => ({ body: await bulkLabel(target) }),
  bulkLabelContactsInAccount: async (target) => ({ ...(await onAccount(target)), body: await bulkLabel(target) }),
  listWebhookDeliveries: async (target) => {
    await givenDeliveryId(target)
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
