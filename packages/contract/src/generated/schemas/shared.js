// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, fields, orNull, text, unique, uri } from '@channel/codegen/zod'

/** `HealthResponse`, `MeResponse` and 20 more are the same but for what they hold. */
export const responseOf = (data) =>
  z.looseObject({ data, request_id: RequestId })

/** `AccountList`, `CustomerList` and 7 more are the same but for what they hold. */
export const listOf = (data) =>
  z.looseObject({
    /** The items of this page, none if nothing matches. */
    data: z.array(data).max(100),
    /** Whether there is another page. */
    has_more: z.boolean(),
    /** What to send as `cursor` for the next page; */
    next_cursor: z.string().nullable(),
    request_id: RequestId,
  })

/** The id of this request, the same as in the `X-Request-Id` header. */
export const RequestId = z.string().regex(/^req_/).openapi('RequestId')

/** A moment in UTC, always with microseconds and `Z`. */
export const Timestamp = dateTime({ pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/ }).openapi('Timestamp')

/** Whether the account can be used. */
export const AccountStatus = z.enum(['connected', 'disconnected', 'restricted']).openapi('AccountStatus')

/** A phone number in E.164 form, with its `+` and country code and nothing between the digits. */
export const PhoneNumber = z.string().regex(/^\+[1-9]\d{1,14}$/).openapi('PhoneNumber')

/** The upstream provider's id of a business phone number. */
export const PhoneNumberId = z.string().regex(/^\d{6,20}$/).openapi('PhoneNumberId')

/** Why an account is restricted. */
export const AccountRestriction = z.enum(['authorization_refused', 'account_restricted']).openapi('AccountRestriction')

/** The id of an end-customer. */
export const CustomerId = text({ max: 64, pattern: /^cus_/ }).openapi('CustomerId')

/** The end-customer that an account belongs to (platform mode). */
export const CustomerReference = z.looseObject({
  id: CustomerId,
  /** The name of the end-customer. */
  name: z.string(),
}).openapi('CustomerReference')

/** A connected messaging account, that is a business phone number. */
export const Account = z.looseObject({
  /** The id of the account. */
  id: z.string().regex(/^acc_/),
  /** Always `channel_account`. */
  object: z.literal('channel_account'),
  /** The account's number; */
  phone_number: orNull(PhoneNumber),
  phone_number_id: PhoneNumberId,
  /** The name that the account shows. */
  name: z.string(),
  /** The provider's id of the business account that the number is part of; */
  waba_id: z.string().nullable(),
  status: AccountStatus,
  /** Why the account is `restricted`; */
  restriction: orNull(AccountRestriction),
  /** Whether the number is verified for your organization. */
  verified: z.boolean(),
  /** How the provider rates the quality of the number, in its own words, such as `GREEN`, `YELLOW` or `RED`; */
  quality_rating: z.string().nullable(),
  /** The end-customer that the account belongs to; */
  customer: orNull(CustomerReference),
  /** When the account was connected. */
  created_at: Timestamp,
  /** When the account last changed. */
  updated_at: Timestamp,
}).openapi('Account')

/** Keys and values of your own: */
export const Metadata = fields({}, { max: 50 }).openapi('Metadata', { 'x-max-bytes': 16384 })

/** What has become of the link. */
export const CustomerSetupLinkStatus = z.enum(['active', 'completed', 'expired', 'revoked']).openapi('CustomerSetupLinkStatus')

/** Why a signup failed. */
export const SetupFailureReason = z.enum([
  'user_cancelled',
  'signup_error',
  'token_exchange_failed',
  'number_already_connected',
  'registration_failed',
]).openapi('SetupFailureReason')

/** What has become of a setup link, without its URL. */
export const CustomerSetupLinkState = z.looseObject({
  /** The id of the setup link. */
  id: z.string().regex(/^csl_/),
  /** Always `customer_setup_link`. */
  object: z.literal('customer_setup_link'),
  customer_id: CustomerId,
  status: CustomerSetupLinkStatus,
  /** Where the customer is sent after a successful signup; */
  success_redirect_url: uri(),
  /** Where the customer is sent after a signup that failed; */
  failure_redirect_url: uri(),
  /** Until when the link can be used. */
  expires_at: Timestamp,
  /** When the link was created. */
  created_at: Timestamp,
  /** When the customer connected an account with it; */
  completed_at: orNull(Timestamp),
  /** The account that was connected with it; */
  account_id: z.string().regex(/^acc_/).nullable(),
  /** Why the last signup with it failed; */
  last_failure_reason: orNull(SetupFailureReason),
}).openapi('CustomerSetupLinkState')

/** The id of a contact. */
export const ContactId = z.string().regex(/^ctc_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ContactId')

/** The id of a label. */
export const LabelId = z.string().regex(/^lbl_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('LabelId')

/** The id of a conversation. */
export const ConversationId = z.string().regex(/^cnv_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ConversationId')

/** The id of a webhook subscription. */
export const WebhookSubscriptionId = text({ max: 64, pattern: /^wbs_/ }).openapi('WebhookSubscriptionId')

/** `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` when another attempt follows, `dead` when none does. */
export const WebhookDeliveryStatus = z.enum(['pending', 'succeeded', 'failed', 'dead']).openapi('WebhookDeliveryStatus')

/** What happened, as `resource.what`. */
export const EventType = z.enum([
  'message.received',
  'message.sent',
  'message.delivered',
  'message.read',
  'message.failed',
  'message.updated',
  'conversation.created',
  'conversation.updated',
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'contact.opted_out',
  'contact.opted_in',
  'template.created',
  'template.updated',
  'template.deleted',
  'account.connected',
  'account.updated',
  'account.disconnected',
  'setup_link.completed',
  'setup_link.failed',
  'setup_link.expired',
  'webhook.test',
]).openapi('EventType')

/** The id of a webhook delivery. */
export const WebhookDeliveryId = z.string().regex(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('WebhookDeliveryId')

/** An event on its way to one subscription. */
export const WebhookDelivery = z.looseObject({
  id: WebhookDeliveryId,
  /** Always `webhook_delivery`. */
  object: z.literal('webhook_delivery'),
  subscription_id: WebhookSubscriptionId,
  event_type: EventType,
  /** The id of the event, the same in every delivery of it. */
  event_id: z.string().regex(/^evt_/),
  status: WebhookDeliveryStatus,
  /** How many times it was tried. */
  attempt_count: z.int().min(0),
  /** When it was last tried; */
  last_attempt_at: orNull(Timestamp),
  /** When it is tried next; */
  next_attempt_at: orNull(Timestamp),
  /** The status that the receiver last answered; */
  response_status: z.int().nullable(),
  /** The beginning of the receiver's last answer; */
  response_body_snippet: z.string().nullable(),
  /** How long the last attempt took, in milliseconds. */
  duration_ms: z.int().nullable(),
  /** The delivery that this one replays, which may no longer be kept; */
  replayed_from: orNull(WebhookDeliveryId),
  /** When the payload was erased, because the contact whose data it showed was deleted; */
  payload_erased_at: orNull(Timestamp).openapi({
    'x-added': 'The product text deletes a contact for good, so its data does not stay in deliveries either.',
  }),
  /** When the delivery was made. */
  created_at: Timestamp,
}).openapi('WebhookDelivery')

/** What every event has. */
export const EventEnvelope = z.looseObject({
  /** The id of the event, the same in every delivery of it. */
  id: z.string().regex(/^evt_/),
  /** Always `event`. */
  object: z.literal('event'),
  type: EventType,
  /** When it happened. */
  created_at: Timestamp,
  /** The version of the API whose resource the event holds. */
  api_version: z.literal('v1'),
  /** The account that it happened on; */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; */
  customer: orNull(CustomerReference),
}).openapi('EventEnvelope')

/** The id of a message. */
export const MessageId = z.string().regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('MessageId')

/** Whether the contact wrote the message or you did. */
export const MessageDirection = z.enum(['inbound', 'outbound']).openapi('MessageDirection')

/** The file that belongs to a message. */
export const MessageMedia = z.looseObject({
  /** The id of the file. */
  id: z.string().regex(/^med_/),
  /** What kind of file it is; */
  mime_type: z.string().nullable(),
  /** How many bytes it has; */
  size: z.int().min(0).nullable(),
  /** The name that the sender gave it, if any. */
  filename: z.string().nullable(),
  /** Whether the file is still on its way, there to be read, or gone (lost, or no longer kept). */
  status: z.enum(['pending', 'ready', 'failed']),
}).openapi('MessageMedia')

/** How far the message has come. */
export const MessageStatus = z.enum(['pending', 'sent', 'delivered', 'read', 'failed']).openapi('MessageStatus')

/** The connected account that a resource belongs to. */
export const AccountReference = z.looseObject({
  /** The account's number; */
  phone_number: orNull(PhoneNumber),
  /** What names the account in paths. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; */
  customer: orNull(CustomerReference),
}).openapi('AccountReference')

/** Why a message failed. */
export const MessageErrorCode = z.string().openapi('MessageErrorCode', {
  'x-known-values': [
    'outside_24h_window',
    'marketing_opted_out',
    'marketing_blocked_by_user',
    'recipient_unavailable',
    'unsupported_message_type',
    'account_restricted',
    'account_locked',
    'consent_required',
    'customer_suspended',
    'permission_revoked',
    'auth_expired',
    'app_rate_limited',
    'account_rate_limited',
    'template_not_found',
    'template_paused',
    'template_policy_violation',
    'flow_blocked',
    'media_upload_failed',
    'media_download_failed',
    'undeliverable',
    'policy_violation',
    'upstream_error',
  ],
})

/** A message that a contact wrote, or that you sent. */
export const Message = z.looseObject({
  id: MessageId,
  /** Always `message`. */
  object: z.literal('message'),
  conversation_id: ConversationId,
  contact_id: ContactId,
  /** Who wrote it, a phone number or a business-scoped user id. */
  from: z.string().nullable(),
  /** Whom it is for, a phone number or a business-scoped user id. */
  to: z.string().nullable(),
  direction: MessageDirection,
  /** What kind of message it is, such as `text`, `image` or `template`. */
  type: z.string(),
  /** The text, the caption or the rendered template; */
  content: z.string().nullable(),
  /** What the message holds besides its text, as the provider shapes it. */
  payload: z.looseObject({}).nullable(),
  /** The file that belongs to it; */
  media: orNull(MessageMedia),
  /** Where the file can be read; */
  media_url: uri().nullable(),
  status: MessageStatus,
  channel_account: AccountReference,
  /** The provider's own id of the message; */
  provider_message_id: z.string().nullable(),
  /** The message that this one answers; */
  reply_to_message_id: orNull(MessageId),
  /** What you gave along when you sent it. */
  client_reference: z.string().nullable(),
  /** When it was sent. */
  sent_at: orNull(Timestamp),
  /** When it arrived. */
  delivered_at: orNull(Timestamp),
  /** When it was read. */
  read_at: orNull(Timestamp),
  /** When it failed. */
  failed_at: orNull(Timestamp),
  /** When the service got it, from the contact or from you. */
  created_at: Timestamp,
  /** Only when what the contact wrote is not to be had. */
  unsupported: z.looseObject({
    /** Why: */
    type: z.string(),
  }).optional(),
  /** Only when the message failed. */
  error: z.looseObject({
    code: MessageErrorCode,
    /** What went wrong, for people. */
    message: z.string(),
    /** The provider's own code of the error, if it gave one. */
    provider_code: z.number().nullable(),
  }).optional(),
}).openapi('Message')

/** The event `message.received`. */
export const MessageReceivedEvent = EventEnvelope.extend({
  /** Always `message.received`. */
  type: z.literal('message.received'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message. */
    object: Message,
  }),
}).openapi('MessageReceivedEvent')

/** Of the fields of `object` that changed, the values that they had before; */
export const PreviousAttributes = z.looseObject({}).openapi('PreviousAttributes')

/** The event `message.sent`. */
export const MessageSentEvent = EventEnvelope.extend({
  /** Always `message.sent`. */
  type: z.literal('message.sent'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageSentEvent')

/** The event `message.delivered`. */
export const MessageDeliveredEvent = EventEnvelope.extend({
  /** Always `message.delivered`. */
  type: z.literal('message.delivered'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageDeliveredEvent')

/** The event `message.read`. */
export const MessageReadEvent = EventEnvelope.extend({
  /** Always `message.read`. */
  type: z.literal('message.read'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageReadEvent')

/** The event `message.failed`. */
export const MessageFailedEvent = EventEnvelope.extend({
  /** Always `message.failed`. */
  type: z.literal('message.failed'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageFailedEvent')

/** The event `message.updated`. */
export const MessageUpdatedEvent = EventEnvelope.extend({
  /** Always `message.updated`. */
  type: z.literal('message.updated'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageUpdatedEvent')

/** What state the conversation is in. */
export const ConversationStatus = z.enum(['open', 'resolved', 'pending']).openapi('ConversationStatus')

/** The contact that a conversation is with. */
export const ConversationContact = z.looseObject({
  id: ContactId,
  /** The contact's phone number; */
  phone_number: orNull(PhoneNumber),
  /** The contact's name. */
  name: z.string().nullable(),
}).openapi('ConversationContact')

/** The user whom a conversation is assigned to. */
export const Assignee = z.looseObject({
  /** The id of the user. */
  id: z.string().regex(/^usr_/),
  /** The user's name. */
  name: z.string().nullable(),
  /** The user's e-mail address. */
  email: z.string().nullable(),
}).openapi('Assignee')

/** What one of your accounts and a contact have written to each other. */
export const Conversation = z.looseObject({
  id: ConversationId,
  /** Always `conversation`. */
  object: z.literal('conversation'),
  status: ConversationStatus,
  contact: ConversationContact,
  channel_account: AccountReference,
  /** The user whom the conversation is assigned to; */
  assignee: orNull(Assignee),
  /** How many inbound messages came since you last wrote or resolved the conversation. */
  unread_count: z.int().min(0),
  /** When the last message came or went; */
  last_message_at: orNull(Timestamp),
  /** When the contact last wrote; */
  last_inbound_at: orNull(Timestamp),
  /** When the conversation began. */
  created_at: Timestamp,
  /** When the conversation last changed. */
  updated_at: Timestamp,
}).openapi('Conversation')

/** The event `conversation.created`. */
export const ConversationCreatedEvent = EventEnvelope.extend({
  /** Always `conversation.created`. */
  type: z.literal('conversation.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The conversation. */
    object: Conversation,
  }),
}).openapi('ConversationCreatedEvent')

/** The event `conversation.updated`. */
export const ConversationUpdatedEvent = EventEnvelope.extend({
  /** Always `conversation.updated`. */
  type: z.literal('conversation.updated'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The conversation, as it is now. */
    object: Conversation,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('ConversationUpdatedEvent')

/** The id by which the provider names a person to your business without telling their phone number: */
export const BusinessScopedUserId = z.string().regex(/^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/).openapi('BusinessScopedUserId')

/** A person who writes with one of your accounts. */
export const Contact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /** The phone number, which is the contact's identity on its account; */
  phone_number: orNull(PhoneNumber),
  /** The business-scoped user id; */
  bsuid: orNull(BusinessScopedUserId),
  /** The business-scoped user id across a managed business; */
  parent_bsuid: z.string().regex(/^[A-Z]{2}\.ENT\.[A-Za-z0-9]{1,128}$/).nullable(),
  /** The username that the person has adopted, if any. */
  username: z.string().nullable(),
  /** The name, as you or the provider have set it. */
  name: z.string().nullable(),
  /** The e-mail address, as you have set it. */
  email: z.string().nullable(),
  /** Keys and values of your own; */
  metadata: orNull(Metadata),
  channel_account: AccountReference,
  /** When the contact was created. */
  created_at: Timestamp,
  /** When the contact last changed. */
  updated_at: Timestamp,
}).openapi('Contact')

/** The event `contact.created`. */
export const ContactCreatedEvent = EventEnvelope.extend({
  /** Always `contact.created`. */
  type: z.literal('contact.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactCreatedEvent')

/** The event `contact.updated`. */
export const ContactUpdatedEvent = EventEnvelope.extend({
  /** Always `contact.updated`. */
  type: z.literal('contact.updated'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact, as it is now. */
    object: Contact,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('ContactUpdatedEvent')

/** The contact that was deleted. */
export const DeletedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedContact')

/** The event `contact.deleted`. */
export const ContactDeletedEvent = EventEnvelope.extend({
  /** Always `contact.deleted`. */
  type: z.literal('contact.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What the deletion answers. */
    object: DeletedContact,
  }),
}).openapi('ContactDeletedEvent')

/** The event `contact.opted_out`. */
export const ContactOptedOutEvent = EventEnvelope.extend({
  /** Always `contact.opted_out`. */
  type: z.literal('contact.opted_out'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactOptedOutEvent')

/** The event `contact.opted_in`. */
export const ContactOptedInEvent = EventEnvelope.extend({
  /** Always `contact.opted_in`. */
  type: z.literal('contact.opted_in'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactOptedInEvent')

/** Whether the template can be sent. */
export const TemplateStatus = z.enum(['pending', 'approved', 'rejected']).openapi('TemplateStatus')

/** What the provider takes the template for, which decides who may get it and what it costs. */
export const TemplateCategory = z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']).openapi('TemplateCategory')

/** A part of a template, with `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and all that the provider says of it. */
export const TemplateComponent = z.looseObject({}).openapi('TemplateComponent')

/** A message template, as the provider had it at the last sync. */
export const Template = z.looseObject({
  /** The id of the template. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** The name; */
  name: z.string(),
  /** The language, in the provider's own words. */
  language: z.string(),
  status: TemplateStatus,
  /** The status in the provider's own words, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. */
  provider_status: z.string(),
  /** The category; */
  category: orNull(TemplateCategory),
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; */
  content: z.string(),
  /** The variables of `content`, each once, in the order in which they first appear. */
  variables: z.array(z.string()),
  /** All parts of the template, as the provider shapes them. */
  components: z.array(TemplateComponent),
  channel_account: AccountReference,
  /** The provider's id of the template. */
  provider_template_id: z.string().nullable(),
  /** When a sync first found the template. */
  created_at: Timestamp,
  /** When a sync last found it changed. */
  updated_at: Timestamp,
}).openapi('Template')

/** The event `template.created`. */
export const TemplateCreatedEvent = EventEnvelope.extend({
  /** Always `template.created`. */
  type: z.literal('template.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The template. */
    object: Template,
  }),
}).openapi('TemplateCreatedEvent')

/** The event `template.updated`. */
export const TemplateUpdatedEvent = EventEnvelope.extend({
  /** Always `template.updated`. */
  type: z.literal('template.updated'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The template, as it is now. */
    object: Template,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('TemplateUpdatedEvent')

/** What is left of a template that the provider has no longer. */
export const DeletedTemplate = z.looseObject({
  /** The id that the template had. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedTemplate')

/** The event `template.deleted`. */
export const TemplateDeletedEvent = EventEnvelope.extend({
  /** Always `template.deleted`. */
  type: z.literal('template.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What is left of it. */
    object: DeletedTemplate,
  }),
}).openapi('TemplateDeletedEvent')

/** The event `account.connected`. */
export const AccountConnectedEvent = EventEnvelope.extend({
  /** Always `account.connected`. */
  type: z.literal('account.connected'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The account. */
    object: Account,
  }),
}).openapi('AccountConnectedEvent')

/** The event `account.updated`. */
export const AccountUpdatedEvent = EventEnvelope.extend({
  /** Always `account.updated`. */
  type: z.literal('account.updated'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The account, as it is now. */
    object: Account,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('AccountUpdatedEvent')

/** The event `account.disconnected`. */
export const AccountDisconnectedEvent = EventEnvelope.extend({
  /** Always `account.disconnected`. */
  type: z.literal('account.disconnected'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The account, as it is now. */
    object: Account,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('AccountDisconnectedEvent')

/** The event `setup_link.completed`. */
export const SetupLinkCompletedEvent = EventEnvelope.extend({
  /** Always `setup_link.completed`. */
  type: z.literal('setup_link.completed'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkCompletedEvent')

/** The event `setup_link.failed`. */
export const SetupLinkFailedEvent = EventEnvelope.extend({
  /** Always `setup_link.failed`. */
  type: z.literal('setup_link.failed'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkFailedEvent')

/** The event `setup_link.expired`. */
export const SetupLinkExpiredEvent = EventEnvelope.extend({
  /** Always `setup_link.expired`. */
  type: z.literal('setup_link.expired'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkExpiredEvent')

/** Where events are sent, by `https` and without a user name or password in it. */
export const ReceiverUrl = uri({ max: 2048 }).openapi('ReceiverUrl')

/** A type of event, or `*` for all. */
export const SubscribedEventType = z.union([EventType, z.literal('*')]).openapi('SubscribedEventType')

/** Which events are sent, or only `*` for all of them, those of types to come too. */
export const SubscribedEventTypes = z.array(SubscribedEventType).min(1).apply(unique).openapi('SubscribedEventTypes')

/** The id of a secret of a webhook subscription. */
export const WebhookSecretId = text({ max: 64, pattern: /^whk_/ }).openapi('WebhookSecretId')

/** A secret that deliveries are signed with. */
export const WebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** The last four characters of the secret, to tell it from others. */
  hint: z.string(),
  /** When the secret was made. */
  created_at: Timestamp,
  /** When deliveries are no longer signed with it; */
  expires_at: orNull(Timestamp),
}).openapi('WebhookSecret')

/** Where the events of your organization are sent, and which ones. */
export const WebhookSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Always `webhook_subscription`. */
  object: z.literal('webhook_subscription'),
  url: ReceiverUrl,
  /** A note of your own. */
  description: z.string().nullable(),
  event_types: SubscribedEventTypes,
  /** Whether deliveries are sent. */
  enabled: z.boolean(),
  /** Why the service disabled the subscription (`endpoint_gone`: */
  disabled_reason: z.string().nullable(),
  /** Only events of this account; */
  phone_number_id: orNull(PhoneNumberId),
  /** Only events of this end-customer's accounts; */
  customer_id: z.string().nullable(),
  /** The secrets that deliveries are signed with, the newest first. */
  secrets: z.array(WebhookSecret),
  /** When the subscription was created. */
  created_at: Timestamp,
  /** When the subscription last changed; */
  updated_at: Timestamp,
}).openapi('WebhookSubscription')

/** The event `webhook.test`. */
export const WebhookTestEvent = EventEnvelope.extend({
  /** Always `webhook.test`. */
  type: z.literal('webhook.test'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The subscription. */
    object: WebhookSubscription,
  }),
}).openapi('WebhookTestEvent')
