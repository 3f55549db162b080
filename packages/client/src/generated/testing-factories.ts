// Generated from spec/. Do not edit.

import type { components } from '../contract.ts'
import { resourceFactory } from '../testing/resource-factory.ts'

type Schemas = components['schemas']

/**
 * The health of the service.
 */
export const health = /* @__PURE__ */ resourceFactory<Schemas['Health']>('#Health')

/**
 * The API key of the request, with its organization and teams.
 */
export const me = /* @__PURE__ */ resourceFactory<Schemas['Me']>('#Me')

/**
 * A connected messaging account: one business phone number.
 */
export const account = /* @__PURE__ */ resourceFactory<Schemas['Account']>('#Account')

/**
 * A customer of your organization who connects accounts of their own (platform mode).
 */
export const customer = /* @__PURE__ */ resourceFactory<Schemas['Customer']>('#Customer')

/**
 * The state of a setup link, without its URL.
 */
export const customerSetupLinkState = /* @__PURE__ */ resourceFactory<Schemas['CustomerSetupLinkState']>('#CustomerSetupLinkState')

/**
 * A one-time link that an end-customer uses to connect an account.
 */
export const customerSetupLink = /* @__PURE__ */ resourceFactory<Schemas['CustomerSetupLink']>('#CustomerSetupLink')

/**
 * A newly created contact. `GET` returns all fields.
 */
export const createdContact = /* @__PURE__ */ resourceFactory<Schemas['CreatedContact']>('#CreatedContact')

/**
 * The result of a bulk label request. The three counts add up to the number of distinct ids in the request.
 */
export const bulkLabelResult = /* @__PURE__ */ resourceFactory<Schemas['BulkLabelResult']>('#BulkLabelResult')

/**
 * Whether a label is attached to a conversation.
 */
export const conversationLabelLink = /* @__PURE__ */ resourceFactory<Schemas['ConversationLabelLink']>('#ConversationLabelLink')

/**
 * A message from a contact (inbound) or from you (outbound).
 */
export const message = /* @__PURE__ */ resourceFactory<Schemas['Message']>('#Message')

/**
 * A name and a color for grouping contacts and conversations. It belongs to one team.
 */
export const label = /* @__PURE__ */ resourceFactory<Schemas['Label']>('#Label')

/**
 * The label that was deleted.
 */
export const deletedLabel = /* @__PURE__ */ resourceFactory<Schemas['DeletedLabel']>('#DeletedLabel')

/**
 * A text that people insert into messages. It is not sent by itself.
 */
export const savedReply = /* @__PURE__ */ resourceFactory<Schemas['SavedReply']>('#SavedReply')

/**
 * The saved reply that was deleted.
 */
export const deletedSavedReply = /* @__PURE__ */ resourceFactory<Schemas['DeletedSavedReply']>('#DeletedSavedReply')

/**
 * A person of your organization. Conversations can be assigned to users.
 */
export const user = /* @__PURE__ */ resourceFactory<Schemas['User']>('#User')

/**
 * The delivery of an event to one subscription.
 */
export const webhookDelivery = /* @__PURE__ */ resourceFactory<Schemas['WebhookDelivery']>('#WebhookDelivery')

/**
 * The result of a bulk replay.
 */
export const bulkReplayResult = /* @__PURE__ */ resourceFactory<Schemas['BulkReplayResult']>('#BulkReplayResult')

/**
 * The delivery of an event to one subscription, with its payload and attempts.
 */
export const webhookDeliveryWithPayload = /* @__PURE__ */ resourceFactory<Schemas['WebhookDeliveryWithPayload']>('#WebhookDeliveryWithPayload')

/**
 * A short form of the new delivery.
 */
export const webhookDeliveryReplay = /* @__PURE__ */ resourceFactory<Schemas['WebhookDeliveryReplay']>('#WebhookDeliveryReplay')

/**
 * A URL that receives events of your organization, and the event types it receives.
 */
export const webhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['WebhookSubscription']>('#WebhookSubscription')

/**
 * The subscription that was created, with its secret.
 */
export const createdWebhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['CreatedWebhookSubscription']>('#CreatedWebhookSubscription')

/**
 * The webhook subscription that was deleted.
 */
export const deletedWebhookSubscription = /* @__PURE__ */ resourceFactory<Schemas['DeletedWebhookSubscription']>('#DeletedWebhookSubscription')

/**
 * The progress of sending failed deliveries again.
 */
export const webhookRecovery = /* @__PURE__ */ resourceFactory<Schemas['WebhookRecovery']>('#WebhookRecovery')

/**
 * A newly created secret, with its text.
 */
export const createdWebhookSecret = /* @__PURE__ */ resourceFactory<Schemas['CreatedWebhookSecret']>('#CreatedWebhookSecret')

/**
 * The secret that was deleted.
 */
export const deletedWebhookSecret = /* @__PURE__ */ resourceFactory<Schemas['DeletedWebhookSecret']>('#DeletedWebhookSecret')

/**
 * How many messages the provider has priced alike. A field that is not in `group_by` is null.
 */
export const usage = /* @__PURE__ */ resourceFactory<Schemas['Usage']>('#Usage')

/**
 * A template that is sent to many recipients.
 */
export const broadcast = /* @__PURE__ */ resourceFactory<Schemas['Broadcast']>('#Broadcast')

/**
 * A recipient of a broadcast.
 */
export const broadcastRecipient = /* @__PURE__ */ resourceFactory<Schemas['BroadcastRecipient']>('#BroadcastRecipient')

/**
 * What became of the recipients of a request.
 */
export const broadcastRecipientsResult = /* @__PURE__ */ resourceFactory<Schemas['BroadcastRecipientsResult']>('#BroadcastRecipientsResult')

/**
 * How the conversations of an account are assigned.
 */
export const assignmentRule = /* @__PURE__ */ resourceFactory<Schemas['AssignmentRule']>('#AssignmentRule')

/**
 * A person who exchanges messages with one of your accounts.
 */
export const contact = /* @__PURE__ */ resourceFactory<Schemas['Contact']>('#Contact')

/**
 * An import of contacts from a file.
 */
export const contactImport = /* @__PURE__ */ resourceFactory<Schemas['ContactImport']>('#ContactImport')

/**
 * The contact that was deleted.
 */
export const deletedContact = /* @__PURE__ */ resourceFactory<Schemas['DeletedContact']>('#DeletedContact')

/**
 * Whether a label is attached to a contact.
 */
export const contactLabelLink = /* @__PURE__ */ resourceFactory<Schemas['ContactLabelLink']>('#ContactLabelLink')

/**
 * The messages between one of your accounts and a contact. A contact has one conversation. Groups have conversations of their own.
 */
export const conversation = /* @__PURE__ */ resourceFactory<Schemas['Conversation']>('#Conversation')

/**
 * A note about a conversation, for your organization only. The contact never sees it, and it is not sent to the provider.
 */
export const note = /* @__PURE__ */ resourceFactory<Schemas['Note']>('#Note')

/**
 * The note that was deleted.
 */
export const deletedNote = /* @__PURE__ */ resourceFactory<Schemas['DeletedNote']>('#DeletedNote')

/**
 * A file that messages can send.
 */
export const media = /* @__PURE__ */ resourceFactory<Schemas['Media']>('#Media')

/**
 * What contacts see of the business behind an account. An addition of this service.
 */
export const accountProfile = /* @__PURE__ */ resourceFactory<Schemas['AccountProfile']>('#AccountProfile')

/**
 * A message template, as last reported by the provider. The combination of name and language is unique on its account.
 */
export const template = /* @__PURE__ */ resourceFactory<Schemas['Template']>('#Template')

/**
 * The result of a sync. `created` plus `updated` never exceeds `synced`.
 */
export const templateSyncResult = /* @__PURE__ */ resourceFactory<Schemas['TemplateSyncResult']>('#TemplateSyncResult')

/**
 * The template that was deleted.
 */
export const templateDeletion = /* @__PURE__ */ resourceFactory<Schemas['TemplateDeletion']>('#TemplateDeletion')
