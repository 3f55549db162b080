// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { Account } from './accounts.js'
import { Contact, DeletedContact } from './contacts.js'
import { Conversation } from './conversations.js'
import { CustomerSetupLinkState } from './customers.js'
import { Message } from './messages.js'
import { CustomerReference, EventType, PhoneNumberId, Timestamp } from './shared.js'
import { Template } from './templates.js'
import { WebhookSubscription } from './webhook-subscriptions.js'

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
  /** The account that it happened on; null when it is about none. */
  phone_number_id: orNull(PhoneNumberId),
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: orNull(CustomerReference),
}).openapi('EventEnvelope')

/**
 * The event `message.received`. A contact wrote to one of your accounts. What it means for the conversation has an
 * event of its own.
 */
export const MessageReceivedEvent = EventEnvelope.extend({
  /** Always `message.received`. */
  type: z.literal('message.received'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The message. */
    object: Message,
  }),
}).openapi('MessageReceivedEvent')

/** Of the fields of `object` that changed, the values that they had before; null for one that was not there. */
export const PreviousAttributes = z.looseObject({}).openapi('PreviousAttributes')

/** The event `message.sent`. The provider has taken a message of yours. */
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

/**
 * The event `message.delivered`. A message of yours has reached the device of the contact. `message.sent` may come
 * later than this, or not at all.
 */
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

/** The event `message.read`. The contact has read a message of yours. */
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

/** The event `message.failed`. A message of yours was not delivered; `error` tells why. */
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

/**
 * The event `message.updated`. Something else about a message changed: its file is there or lost, or the moment of an
 * earlier status came in late.
 */
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

/**
 * The event `conversation.created`. The first message between an account and a contact was written. The conversation is
 * shown as it is with it.
 */
export const ConversationCreatedEvent = EventEnvelope.extend({
  /** Always `conversation.created`. */
  type: z.literal('conversation.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The conversation. */
    object: Conversation,
  }),
}).openapi('ConversationCreatedEvent')

/** The event `conversation.updated`. Somebody changed state or assignee, or a message was added. */
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

/** The event `contact.created`. Through the API, or by the first message of somebody unknown. */
export const ContactCreatedEvent = EventEnvelope.extend({
  /** Always `contact.created`. */
  type: z.literal('contact.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactCreatedEvent')

/** The event `contact.updated`. Through the API, or because the provider told a name. */
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

/** The event `contact.deleted`. It is gone with its conversation and messages, which have no events of their own. */
export const ContactDeletedEvent = EventEnvelope.extend({
  /** Always `contact.deleted`. */
  type: z.literal('contact.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What the deletion answers. */
    object: DeletedContact,
  }),
}).openapi('ContactDeletedEvent')

/** The event `contact.opted_out`. The contact takes no marketing messages any more. */
export const ContactOptedOutEvent = EventEnvelope.extend({
  /** Always `contact.opted_out`. */
  type: z.literal('contact.opted_out'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactOptedOutEvent')

/** The event `contact.opted_in`. The contact takes marketing messages again. */
export const ContactOptedInEvent = EventEnvelope.extend({
  /** Always `contact.opted_in`. */
  type: z.literal('contact.opted_in'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The contact. */
    object: Contact,
  }),
}).openapi('ContactOptedInEvent')

/** The event `template.created`. A sync found a template that was not there before. */
export const TemplateCreatedEvent = EventEnvelope.extend({
  /** Always `template.created`. */
  type: z.literal('template.created'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The template. */
    object: Template,
  }),
}).openapi('TemplateCreatedEvent')

/** The event `template.updated`. Its status or anything else about it, as a sync or the provider told. */
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

/** The event `template.deleted`. The provider has it no longer. */
export const TemplateDeletedEvent = EventEnvelope.extend({
  /** Always `template.deleted`. */
  type: z.literal('template.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What is left of it. */
    object: DeletedTemplate,
  }),
}).openapi('TemplateDeletedEvent')

/** The event `account.connected`. From now on it can send and receive. */
export const AccountConnectedEvent = EventEnvelope.extend({
  /** Always `account.connected`. */
  type: z.literal('account.connected'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The account. */
    object: Account,
  }),
}).openapi('AccountConnectedEvent')

/**
 * The event `account.updated`. What it shows, or the team that it belongs to, which it does not show: then
 * `previous_attributes` is missing.
 */
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

/** The event `account.disconnected`. It neither sends nor receives any more. */
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

/** The event `setup_link.completed`. An end-customer has connected an account with it. */
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

/** The event `setup_link.failed`. The link stays active; `last_failure_reason` tells why. */
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

/** The event `setup_link.expired`. Nobody has used it in time. */
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

/** The event `webhook.test`. Sent when you ask for it, to that subscription only and whatever types it is for. */
export const WebhookTestEvent = EventEnvelope.extend({
  /** Always `webhook.test`. */
  type: z.literal('webhook.test'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** The subscription. */
    object: WebhookSubscription,
  }),
}).openapi('WebhookTestEvent')
