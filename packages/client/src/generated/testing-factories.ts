// Generated from spec/. Do not edit.

import type { components } from '../contract.ts'
import { resourceFactory } from '../testing/resource-factory.ts'

type Schemas = components['schemas']

/**
 * The health of the service.
 */
export const health = /* @__PURE__ */ resourceFactory<Schemas['Health']>('HealthOk')

/**
 * The API key of the request, with its organization and teams.
 */
export const me = /* @__PURE__ */ resourceFactory<Schemas['Me']>('MeOneTeam')

/**
 * A connected messaging account: one business phone number.
 */
export const account = /* @__PURE__ */ resourceFactory<Schemas['Account']>('AccountsPage')

/**
 * A customer of your organization who connects accounts of their own (platform mode).
 */
export const customer = /* @__PURE__ */ resourceFactory<Schemas['Customer']>('CustomerNordlys')

/**
 * The state of a setup link, without its URL.
 */
export const customerSetupLinkState = /* @__PURE__ */ resourceFactory<Schemas['CustomerSetupLinkState']>('SetupLinkActive')

/**
 * A one-time link that an end-customer uses to connect an account.
 */
export const customerSetupLink = /* @__PURE__ */ resourceFactory<Schemas['CustomerSetupLink']>('SetupLinkCreated')

/**
 * A newly created contact. `GET` returns all fields.
 */
export const createdContact = /* @__PURE__ */ resourceFactory<Schemas['CreatedContact']>('ContactCreated')

/**
 * The result of a bulk label request. The three counts add up to the number of distinct ids in the request.
 */
export const bulkLabelResult = /* @__PURE__ */ resourceFactory<Schemas['BulkLabelResult']>('BulkLabelAllApplied')

/**
 * Whether a label is attached to a conversation.
 */
export const conversationLabelLink = /* @__PURE__ */ resourceFactory<Schemas['ConversationLabelLink']>('ConversationLabelAttached')

/**
 * A name and a color for grouping contacts and conversations. It belongs to one team.
 */
export const label = /* @__PURE__ */ resourceFactory<Schemas['Label']>('LabelVip')

/**
 * The label that was deleted.
 */
export const deletedLabel = /* @__PURE__ */ resourceFactory<Schemas['DeletedLabel']>('LabelDeleted')

/**
 * A person of your organization. Conversations can be assigned to users.
 */
export const user = /* @__PURE__ */ resourceFactory<Schemas['User']>('UserKim')

/**
 * The delivery of an event to one subscription.
 */
export const webhookDelivery = /* @__PURE__ */ resourceFactory<Schemas['WebhookDelivery']>('WebhookTestSent')

/**
 * The result of a bulk replay.
 */
export const bulkReplayResult = /* @__PURE__ */ resourceFactory<Schemas['BulkReplayResult']>('BulkReplayAll')

/**
 * The delivery of an event to one subscription, with its payload and attempts.
 */
export const webhookDeliveryWithPayload = /* @__PURE__ */ resourceFactory<Schemas['WebhookDeliveryWithPayload']>('WebhookDeliverySucceeded')

/**
 * A short form of the new delivery.
 */
export const webhookDeliveryReplay = /* @__PURE__ */ resourceFactory<Schemas['WebhookDeliveryReplay']>('WebhookDeliveryReplayed')

/**
 * A URL that receives events of your organization, and the event types it receives.
 */
export const webhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['WebhookSubscription']>('WebhookSubscriptionOfMessages')

/**
 * The subscription that was created, with its secret.
 */
export const createdWebhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['CreatedWebhookSubscription']>('WebhookSubscriptionCreated')

/**
 * The webhook subscription that was deleted.
 */
export const deletedWebhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['DeletedWebhookSubscription']>('WebhookSubscriptionDeleted')

/**
 * A newly created secret, with its text.
 */
export const createdWebhookSecret = /* @__PURE__ */ resourceFactory<Schemas['CreatedWebhookSecret']>('WebhookSecretCreated')

/**
 * The secret that was deleted.
 */
export const deletedWebhookSecret = /* @__PURE__ */ resourceFactory<Schemas['DeletedWebhookSecret']>('WebhookSecretDeleted')

/**
 * A person who exchanges messages with one of your accounts.
 */
export const contact = /* @__PURE__ */ resourceFactory<Schemas['Contact']>('ContactAna')

/**
 * The contact that was deleted.
 */
export const deletedContact = /* @__PURE__ */ resourceFactory<Schemas['DeletedContact']>('ContactDeleted')

/**
 * Whether a label is attached to a contact.
 */
export const contactLabelLink = /* @__PURE__ */ resourceFactory<Schemas['ContactLabelLink']>('LabelAttached')

/**
 * The messages between one of your accounts and a contact. A contact has one conversation.
 */
export const conversation = /* @__PURE__ */ resourceFactory<Schemas['Conversation']>('ConversationAna')

/**
 * A file that messages can send.
 */
export const media = /* @__PURE__ */ resourceFactory<Schemas['Media']>('MediaInvoice')

/**
 * A message from a contact (inbound) or from you (outbound).
 */
export const message = /* @__PURE__ */ resourceFactory<Schemas['Message']>('MessageText')

/**
 * A message template, as last reported by the provider. The combination of name and language is unique on its account.
 */
export const template = /* @__PURE__ */ resourceFactory<Schemas['Template']>('TemplateOrderConfirmation')

/**
 * The result of a sync. `created` plus `updated` never exceeds `synced`.
 */
export const templateSyncResult = /* @__PURE__ */ resourceFactory<Schemas['TemplateSyncResult']>('TemplatesSynced')
