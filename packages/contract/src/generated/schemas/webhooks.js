// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull } from '@channel/codegen/zod'
import { Account } from './accounts.js'
import { Broadcast } from './broadcasts.js'
import { ContactState, DeletedContact } from './contacts.js'
import { ConversationState } from './conversations.js'
import { CustomerSetupLinkState } from './customers.js'
import { Message } from './messages.js'
import { DeletedNote, Note } from './notes.js'
import {
  ContactId,
  ConversationId,
  EventEnvelope,
  MessageId,
  Timestamp,
  WebhookDisabledReason,
  WebhookSubscriptionId,
} from './shared.js'
import { Template } from './templates.js'
import { WebhookSubscription } from './webhook-subscriptions.js'

/**
 * The event `message.received`. A contact wrote to one of your accounts. The change to the conversation is reported by
 * a separate event.
 */
export const MessageReceivedEvent = EventEnvelope.extend({
  /** Always `message.received`. */
  type: z.literal('message.received'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message. */
    object: Message,
  }),
}).openapi('MessageReceivedEvent')

/** Messages of a conversation that were received shortly after each other. */
export const ReceivedMessages = z.looseObject({
  /** The id of the first message. No other group has it. */
  id: MessageId,
  /** Always `received_messages`. */
  object: z.literal('received_messages'),
  conversation_id: ConversationId,
  contact_id: ContactId,
  /** The messages, in the order in which they were received. */
  messages: z.array(Message).min(1).max(50),
}).openapi('ReceivedMessages')

/**
 * The event `messages.received`. A contact wrote one or more messages, and was quiet since. Only subscriptions with
 * `buffer` receive it, instead of a `message.received` for each message.
 */
export const MessagesReceivedEvent = EventEnvelope.extend({
  /** Always `messages.received`. */
  type: z.literal('messages.received'),
  /** The messages. */
  data: z.looseObject({ object: ReceivedMessages }),
}).openapi('MessagesReceivedEvent')

/** The fields of `object` that changed, with their previous values; null for a field that had no value. */
export const PreviousAttributes = z.looseObject({}).openapi('PreviousAttributes')

/** The event `message.sent`. The provider sent one of your messages. */
export const MessageSentEvent = EventEnvelope.extend({
  /** Always `message.sent`. */
  type: z.literal('message.sent'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageSentEvent')

/**
 * The event `message.delivered`. One of your messages reached the contact's device. `message.sent` may arrive after
 * this event, or not at all.
 */
export const MessageDeliveredEvent = EventEnvelope.extend({
  /** Always `message.delivered`. */
  type: z.literal('message.delivered'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageDeliveredEvent')

/** The event `message.read`. The contact read one of your messages. */
export const MessageReadEvent = EventEnvelope.extend({
  /** Always `message.read`. */
  type: z.literal('message.read'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageReadEvent')

/** The event `message.failed`. One of your messages was not delivered. Its `error` field gives the reason. */
export const MessageFailedEvent = EventEnvelope.extend({
  /** Always `message.failed`. */
  type: z.literal('message.failed'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageFailedEvent')

/**
 * The event `message.updated`. A message changed in a way that has no event of its own. For example, its file became
 * available or could not be downloaded, or the timestamp of an earlier status arrived late.
 */
export const MessageUpdatedEvent = EventEnvelope.extend({
  /** Always `message.updated`. */
  type: z.literal('message.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('MessageUpdatedEvent')

/**
 * The event `conversation.created`. The first message between an account and a contact was sent or received. The event
 * shows the conversation with that message included.
 */
export const ConversationCreatedEvent = EventEnvelope.extend({
  /** Always `conversation.created`. */
  type: z.literal('conversation.created'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The conversation. */
    object: ConversationState,
  }),
}).openapi('ConversationCreatedEvent')

/** The event `conversation.updated`. The status or assignee was changed, or a message was added. */
export const ConversationUpdatedEvent = EventEnvelope.extend({
  /** Always `conversation.updated`. */
  type: z.literal('conversation.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The conversation, as it is now. */
    object: ConversationState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('ConversationUpdatedEvent')

/**
 * The event `conversation.window_closing`. The window of a conversation closes soon, and the contact has not written
 * again.
 */
export const ConversationWindowClosingEvent = EventEnvelope.extend({
  /** Always `conversation.window_closing`. */
  type: z.literal('conversation.window_closing'),
  /** The resource. */
  data: z.looseObject({
    /** The conversation, as it is now. */
    object: ConversationState,
  }),
}).openapi('ConversationWindowClosingEvent')

/**
 * The event `group_message.received`. A member wrote in a group in which one of your accounts takes part. Only
 * subscriptions that name this type receive it. An addition of this service.
 */
export const GroupMessageReceivedEvent = EventEnvelope.extend({
  /** Always `group_message.received`. */
  type: z.literal('group_message.received'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message. */
    object: Message,
  }),
}).openapi('GroupMessageReceivedEvent')

/**
 * The event `group_message.updated`. A message in a group changed: it was sent, a member has reached another status, it
 * failed, or its file became available. Only subscriptions that name this type receive it. An addition of this service.
 */
export const GroupMessageUpdatedEvent = EventEnvelope.extend({
  /** Always `group_message.updated`. */
  type: z.literal('group_message.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The message, as it is now. */
    object: Message,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('GroupMessageUpdatedEvent')

/**
 * The event `group_conversation.created`. The first message was received in a group. The event shows the conversation
 * with that message included. Only subscriptions that name this type receive it. An addition of this service.
 */
export const GroupConversationCreatedEvent = EventEnvelope.extend({
  /** Always `group_conversation.created`. */
  type: z.literal('group_conversation.created'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The conversation. */
    object: ConversationState,
  }),
}).openapi('GroupConversationCreatedEvent')

/**
 * The event `group_conversation.updated`. The status or assignee of a conversation in a group was changed, a message
 * was added, or the group has another subject or status. Only subscriptions that name this type receive it. An addition
 * of this service.
 */
export const GroupConversationUpdatedEvent = EventEnvelope.extend({
  /** Always `group_conversation.updated`. */
  type: z.literal('group_conversation.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The conversation, as it is now. */
    object: ConversationState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('GroupConversationUpdatedEvent')

/**
 * The event `note.created`. A note about a conversation was written. Only subscriptions that name this type receive it,
 * and the list of events has it only with this `type`. An addition of this service.
 */
export const NoteCreatedEvent = EventEnvelope.extend({
  /** Always `note.created`. */
  type: z.literal('note.created'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The note, as it is now. */
    object: Note,
  }),
}).openapi('NoteCreatedEvent')

/**
 * The event `note.updated`. The text of a note has changed. Only subscriptions that name this type receive it, and the
 * list of events has it only with this `type`. An addition of this service.
 */
export const NoteUpdatedEvent = EventEnvelope.extend({
  /** Always `note.updated`. */
  type: z.literal('note.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The note, as it is now. */
    object: Note,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('NoteUpdatedEvent')

/**
 * The event `note.deleted`. A note was deleted. The notes of a deleted contact have no events of their own. Only
 * subscriptions that name this type receive it, and the list of events has it only with this `type`. An addition of
 * this service.
 */
export const NoteDeletedEvent = EventEnvelope.extend({
  /** Always `note.deleted`. */
  type: z.literal('note.deleted'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The id of the deleted note, as in the response to the `DELETE`. */
    object: DeletedNote,
  }),
}).openapi('NoteDeletedEvent')

/**
 * The event `contact.created`. The contact was created through the API, or by the first message from an unknown sender.
 */
export const ContactCreatedEvent = EventEnvelope.extend({
  /** Always `contact.created`. */
  type: z.literal('contact.created'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The contact. */
    object: ContactState,
  }),
}).openapi('ContactCreatedEvent')

/**
 * The event `contact.updated`. The contact was changed through the API, or the provider reported a new name, number or
 * user id.
 */
export const ContactUpdatedEvent = EventEnvelope.extend({
  /** Always `contact.updated`. */
  type: z.literal('contact.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The contact, as it is now. */
    object: ContactState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('ContactUpdatedEvent')

/**
 * The event `contact.deleted`. The contact was deleted together with its conversation and messages. These have no
 * events of their own.
 */
export const ContactDeletedEvent = EventEnvelope.extend({
  /** Always `contact.deleted`. */
  type: z.literal('contact.deleted'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The id of the deleted contact, as in the response to the `DELETE`. */
    object: DeletedContact,
  }),
}).openapi('ContactDeletedEvent')

/** The event `contact.opted_out`. The contact no longer accepts marketing messages. */
export const ContactOptedOutEvent = EventEnvelope.extend({
  /** Always `contact.opted_out`. */
  type: z.literal('contact.opted_out'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The contact. */
    object: ContactState,
  }),
}).openapi('ContactOptedOutEvent')

/** The event `contact.opted_in`. The contact accepts marketing messages again. */
export const ContactOptedInEvent = EventEnvelope.extend({
  /** Always `contact.opted_in`. */
  type: z.literal('contact.opted_in'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The contact. */
    object: ContactState,
  }),
}).openapi('ContactOptedInEvent')

/** The event `template.created`. A template was created through the API, or a sync found a new one. */
export const TemplateCreatedEvent = EventEnvelope.extend({
  /** Always `template.created`. */
  type: z.literal('template.created'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The template. */
    object: Template,
  }),
}).openapi('TemplateCreatedEvent')

/** The event `template.updated`. A sync or the provider reported a new status or other changes. */
export const TemplateUpdatedEvent = EventEnvelope.extend({
  /** Always `template.updated`. */
  type: z.literal('template.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The template, as it is now. */
    object: Template,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('TemplateUpdatedEvent')

/** A template that no longer exists at the provider. */
export const DeletedTemplate = z.looseObject({
  /** The id of the deleted template. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedTemplate')

/** The event `template.deleted`. The template no longer exists at the provider. */
export const TemplateDeletedEvent = EventEnvelope.extend({
  /** Always `template.deleted`. */
  type: z.literal('template.deleted'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The id of the deleted template. */
    object: DeletedTemplate,
  }),
}).openapi('TemplateDeletedEvent')

/** The event `broadcast.started`. A broadcast was started. */
export const BroadcastStartedEvent = EventEnvelope.extend({
  /** Always `broadcast.started`. */
  type: z.literal('broadcast.started'),
  /** The resource. */
  data: z.looseObject({
    /** The broadcast, as it was then. */
    object: Broadcast,
  }),
}).openapi('BroadcastStartedEvent')

/** The event `broadcast.paused`. A broadcast was paused. */
export const BroadcastPausedEvent = EventEnvelope.extend({
  /** Always `broadcast.paused`. */
  type: z.literal('broadcast.paused'),
  /** The resource. */
  data: z.looseObject({
    /** The broadcast, as it was then. */
    object: Broadcast,
  }),
}).openapi('BroadcastPausedEvent')

/** The event `broadcast.completed`. A broadcast was completed. */
export const BroadcastCompletedEvent = EventEnvelope.extend({
  /** Always `broadcast.completed`. */
  type: z.literal('broadcast.completed'),
  /** The resource. */
  data: z.looseObject({
    /** The broadcast, as it was then. */
    object: Broadcast,
  }),
}).openapi('BroadcastCompletedEvent')

/** The event `broadcast.canceled`. A broadcast was canceled. */
export const BroadcastCanceledEvent = EventEnvelope.extend({
  /** Always `broadcast.canceled`. */
  type: z.literal('broadcast.canceled'),
  /** The resource. */
  data: z.looseObject({
    /** The broadcast, as it was then. */
    object: Broadcast,
  }),
}).openapi('BroadcastCanceledEvent')

/** The event `account.connected`. The account can now send and receive messages. */
export const AccountConnectedEvent = EventEnvelope.extend({
  /** Always `account.connected`. */
  type: z.literal('account.connected'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The account. */
    object: Account,
  }),
}).openapi('AccountConnectedEvent')

/**
 * The event `account.updated`. A field of the account changed, or the account moved to another team. The account does
 * not show its team, so an event for a move has no `previous_attributes`.
 */
export const AccountUpdatedEvent = EventEnvelope.extend({
  /** Always `account.updated`. */
  type: z.literal('account.updated'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The account, as it is now. */
    object: Account,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('AccountUpdatedEvent')

/** The event `account.disconnected`. The account can no longer send or receive messages. */
export const AccountDisconnectedEvent = EventEnvelope.extend({
  /** Always `account.disconnected`. */
  type: z.literal('account.disconnected'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The account, as it is now. */
    object: Account,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('AccountDisconnectedEvent')

/** The event `setup_link.completed`. An end-customer connected an account through the link. */
export const SetupLinkCompletedEvent = EventEnvelope.extend({
  /** Always `setup_link.completed`. */
  type: z.literal('setup_link.completed'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkCompletedEvent')

/** The event `setup_link.failed`. The link stays active. `last_failure_reason` gives the reason. */
export const SetupLinkFailedEvent = EventEnvelope.extend({
  /** Always `setup_link.failed`. */
  type: z.literal('setup_link.failed'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkFailedEvent')

/** The event `setup_link.expired`. The link was not used before `expires_at`. */
export const SetupLinkExpiredEvent = EventEnvelope.extend({
  /** Always `setup_link.expired`. */
  type: z.literal('setup_link.expired'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkExpiredEvent')

/** The event `setup_link.revoked`. You revoked the link, so it no longer works. */
export const SetupLinkRevokedEvent = EventEnvelope.extend({
  /** Always `setup_link.revoked`. */
  type: z.literal('setup_link.revoked'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The setup link, without its URL. */
    object: CustomerSetupLinkState,
    previous_attributes: PreviousAttributes.optional(),
  }),
}).openapi('SetupLinkRevokedEvent')

/**
 * A webhook subscription, without the fields that other receivers should not see: its `url` can contain a token. Read
 * it by its `id`.
 */
export const NotifiedSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Always `webhook_subscription`. */
  object: z.literal('webhook_subscription'),
  /** Your description of the subscription. */
  description: z.string().nullable(),
  /** Whether deliveries are sent. */
  enabled: z.boolean(),
  disabled_reason: WebhookDisabledReason,
  /** The first failed attempt since the last successful one. */
  failing_since: Timestamp,
}).openapi('NotifiedSubscription')

/**
 * The event `subscription.failing`. All attempts of another webhook subscription have failed for an hour. It is sent
 * once, until an attempt succeeds, and never to the failing subscription.
 */
export const SubscriptionFailingEvent = EventEnvelope.extend({
  /** Always `subscription.failing`. */
  type: z.literal('subscription.failing'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The subscription, as it is now. */
    object: NotifiedSubscription,
  }),
}).openapi('SubscriptionFailingEvent')

/**
 * The event `subscription.disabled`. The service disabled another webhook subscription. `disabled_reason` says why. Its
 * deliveries are held until you enable it again.
 */
export const SubscriptionDisabledEvent = EventEnvelope.extend({
  /** Always `subscription.disabled`. */
  type: z.literal('subscription.disabled'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The subscription, as it is now. */
    object: NotifiedSubscription,
  }),
}).openapi('SubscriptionDisabledEvent')

/** A quota of your organization's plan, and how much of it is used. */
export const Quota = z.looseObject({
  /**
   * The id of the quota: what is limited. The set may grow.
   *
   * - `monthly_messages`: messages sent in a calendar month, in UTC.
   * - `webhook_subscriptions`: webhook subscriptions of the organization.
   */
  id: z.string(),
  /** Always `quota`. */
  object: z.literal('quota'),
  /** How much the plan includes. */
  limit: integer().min(1),
  /** How much is used. */
  used: integer().min(1),
  /** When the count starts again at 0; null if it does not. */
  resets_at: orNull(Timestamp),
}).openapi('Quota')

/**
 * The event `quota.warning`. Your organization has used 80 % of a quota of its plan. It is sent once per quota and
 * calendar month, and again if the limit was changed.
 */
export const QuotaWarningEvent = EventEnvelope.extend({
  /** Always `quota.warning`. */
  type: z.literal('quota.warning'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The quota, as it is now. */
    object: Quota,
  }),
}).openapi('QuotaWarningEvent')

/**
 * The event `webhook.test`. You requested a test event. It is sent only to that subscription, regardless of its event
 * types.
 */
export const WebhookTestEvent = EventEnvelope.extend({
  /** Always `webhook.test`. */
  type: z.literal('webhook.test'),
  /** The resource, and what changed. */
  data: z.looseObject({
    /** The subscription. */
    object: WebhookSubscription,
  }),
}).openapi('WebhookTestEvent')
