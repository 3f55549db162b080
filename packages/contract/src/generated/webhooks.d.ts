// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { WebhookRoute } from '@channel/codegen/zod'
import type { WebhookId, WebhookSignature, WebhookTimestamp } from './parameters.js'
import type {
  AccountConnectedEvent,
  AccountDisconnectedEvent,
  AccountUpdatedEvent,
  BroadcastCanceledEvent,
  BroadcastCompletedEvent,
  BroadcastPausedEvent,
  BroadcastStartedEvent,
  ContactCreatedEvent,
  ContactDeletedEvent,
  ContactOptedInEvent,
  ContactOptedOutEvent,
  ContactUpdatedEvent,
  ConversationCreatedEvent,
  ConversationUpdatedEvent,
  ConversationWindowClosingEvent,
  GroupConversationCreatedEvent,
  GroupConversationUpdatedEvent,
  GroupMessageReceivedEvent,
  GroupMessageUpdatedEvent,
  MessageDeliveredEvent,
  MessageFailedEvent,
  MessageReadEvent,
  MessageReceivedEvent,
  MessageSentEvent,
  MessageUpdatedEvent,
  MessagesReceivedEvent,
  NoteCreatedEvent,
  NoteDeletedEvent,
  NoteUpdatedEvent,
  QuotaWarningEvent,
  SetupLinkCompletedEvent,
  SetupLinkExpiredEvent,
  SetupLinkFailedEvent,
  SetupLinkRevokedEvent,
  SubscriptionDisabledEvent,
  SubscriptionFailingEvent,
  TemplateCreatedEvent,
  TemplateDeletedEvent,
  TemplateUpdatedEvent,
  WebhookTestEvent,
} from './schemas/webhooks.js'
import type * as t from './types.js'

/** The request of each webhook, as a route whose path is the name of the webhook. */
export interface Webhooks {
  readonly 'message.received': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageReceivedEvent } }; required: true } }>
  readonly 'messages.received': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessagesReceivedEvent } }; required: true } }>
  readonly 'message.sent': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageSentEvent } }; required: true } }>
  readonly 'message.delivered': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageDeliveredEvent } }; required: true } }>
  readonly 'message.read': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageReadEvent } }; required: true } }>
  readonly 'message.failed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageFailedEvent } }; required: true } }>
  readonly 'message.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageUpdatedEvent } }; required: true } }>
  readonly 'conversation.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ConversationCreatedEvent } }; required: true } }>
  readonly 'conversation.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ConversationUpdatedEvent } }; required: true } }>
  readonly 'conversation.window_closing': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ConversationWindowClosingEvent } }; required: true } }>
  readonly 'group_message.received': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof GroupMessageReceivedEvent } }; required: true } }>
  readonly 'group_message.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof GroupMessageUpdatedEvent } }; required: true } }>
  readonly 'group_conversation.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof GroupConversationCreatedEvent } }; required: true } }>
  readonly 'group_conversation.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof GroupConversationUpdatedEvent } }; required: true } }>
  readonly 'note.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof NoteCreatedEvent } }; required: true } }>
  readonly 'note.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof NoteUpdatedEvent } }; required: true } }>
  readonly 'note.deleted': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof NoteDeletedEvent } }; required: true } }>
  readonly 'contact.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactCreatedEvent } }; required: true } }>
  readonly 'contact.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactUpdatedEvent } }; required: true } }>
  readonly 'contact.deleted': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactDeletedEvent } }; required: true } }>
  readonly 'contact.opted_out': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactOptedOutEvent } }; required: true } }>
  readonly 'contact.opted_in': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactOptedInEvent } }; required: true } }>
  readonly 'template.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateCreatedEvent } }; required: true } }>
  readonly 'template.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateUpdatedEvent } }; required: true } }>
  readonly 'template.deleted': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateDeletedEvent } }; required: true } }>
  readonly 'broadcast.started': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof BroadcastStartedEvent } }; required: true } }>
  readonly 'broadcast.paused': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof BroadcastPausedEvent } }; required: true } }>
  readonly 'broadcast.completed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof BroadcastCompletedEvent } }; required: true } }>
  readonly 'broadcast.canceled': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof BroadcastCanceledEvent } }; required: true } }>
  readonly 'account.connected': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountConnectedEvent } }; required: true } }>
  readonly 'account.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountUpdatedEvent } }; required: true } }>
  readonly 'account.disconnected': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountDisconnectedEvent } }; required: true } }>
  readonly 'setup_link.completed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkCompletedEvent } }; required: true } }>
  readonly 'setup_link.failed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkFailedEvent } }; required: true } }>
  readonly 'setup_link.expired': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkExpiredEvent } }; required: true } }>
  readonly 'setup_link.revoked': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkRevokedEvent } }; required: true } }>
  readonly 'subscription.failing': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SubscriptionFailingEvent } }; required: true } }>
  readonly 'subscription.disabled': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SubscriptionDisabledEvent } }; required: true } }>
  readonly 'quota.warning': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof QuotaWarningEvent } }; required: true } }>
  readonly 'webhook.test': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof WebhookTestEvent } }; required: true } }>
}

/** The validated request of each webhook. */
export interface WebhookInputs {
  'message.received': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageReceivedEvent
  }
  'messages.received': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessagesReceivedEvent
  }
  'message.sent': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageSentEvent
  }
  'message.delivered': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageDeliveredEvent
  }
  'message.read': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageReadEvent
  }
  'message.failed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageFailedEvent
  }
  'message.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageUpdatedEvent
  }
  'conversation.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ConversationCreatedEvent
  }
  'conversation.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ConversationUpdatedEvent
  }
  'conversation.window_closing': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ConversationWindowClosingEvent
  }
  'group_message.received': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.GroupMessageReceivedEvent
  }
  'group_message.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.GroupMessageUpdatedEvent
  }
  'group_conversation.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.GroupConversationCreatedEvent
  }
  'group_conversation.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.GroupConversationUpdatedEvent
  }
  'note.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.NoteCreatedEvent
  }
  'note.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.NoteUpdatedEvent
  }
  'note.deleted': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.NoteDeletedEvent
  }
  'contact.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactCreatedEvent
  }
  'contact.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactUpdatedEvent
  }
  'contact.deleted': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactDeletedEvent
  }
  'contact.opted_out': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactOptedOutEvent
  }
  'contact.opted_in': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactOptedInEvent
  }
  'template.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateCreatedEvent
  }
  'template.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateUpdatedEvent
  }
  'template.deleted': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateDeletedEvent
  }
  'broadcast.started': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.BroadcastStartedEvent
  }
  'broadcast.paused': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.BroadcastPausedEvent
  }
  'broadcast.completed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.BroadcastCompletedEvent
  }
  'broadcast.canceled': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.BroadcastCanceledEvent
  }
  'account.connected': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountConnectedEvent
  }
  'account.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountUpdatedEvent
  }
  'account.disconnected': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountDisconnectedEvent
  }
  'setup_link.completed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkCompletedEvent
  }
  'setup_link.failed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkFailedEvent
  }
  'setup_link.expired': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkExpiredEvent
  }
  'setup_link.revoked': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkRevokedEvent
  }
  'subscription.failing': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SubscriptionFailingEvent
  }
  'subscription.disabled': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SubscriptionDisabledEvent
  }
  'quota.warning': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.QuotaWarningEvent
  }
  'webhook.test': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.WebhookTestEvent
  }
}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
