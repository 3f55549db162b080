// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { json } from '@channel/codegen/zod'
import { WebhookId, WebhookSignature, WebhookTimestamp } from './parameters.js'
import { EventTaken, EventsUnwanted } from './responses.js'
import {
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

/** One row for each webhook, by its name. */
export const webhooks = {
  'message.received': {
    operationId: 'handleMessageReceivedEvent',
    method: 'post',
    path: 'message.received',
    tags: ['webhooks'],
    summary: 'A message was received',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageReceivedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'messages.received': {
    operationId: 'handleMessagesReceivedEvent',
    method: 'post',
    path: 'messages.received',
    tags: ['webhooks'],
    summary: 'Messages were received',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessagesReceivedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'message.sent': {
    operationId: 'handleMessageSentEvent',
    method: 'post',
    path: 'message.sent',
    tags: ['webhooks'],
    summary: 'A message was sent',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageSentEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'message.delivered': {
    operationId: 'handleMessageDeliveredEvent',
    method: 'post',
    path: 'message.delivered',
    tags: ['webhooks'],
    summary: 'A message was delivered',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageDeliveredEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'message.read': {
    operationId: 'handleMessageReadEvent',
    method: 'post',
    path: 'message.read',
    tags: ['webhooks'],
    summary: 'A message was read',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageReadEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'message.failed': {
    operationId: 'handleMessageFailedEvent',
    method: 'post',
    path: 'message.failed',
    tags: ['webhooks'],
    summary: 'A message failed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageFailedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'message.updated': {
    operationId: 'handleMessageUpdatedEvent',
    method: 'post',
    path: 'message.updated',
    tags: ['webhooks'],
    summary: 'A message was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(MessageUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'conversation.created': {
    operationId: 'handleConversationCreatedEvent',
    method: 'post',
    path: 'conversation.created',
    tags: ['webhooks'],
    summary: 'A conversation was created',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ConversationCreatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'conversation.updated': {
    operationId: 'handleConversationUpdatedEvent',
    method: 'post',
    path: 'conversation.updated',
    tags: ['webhooks'],
    summary: 'A conversation was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ConversationUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'conversation.window_closing': {
    operationId: 'handleConversationWindowClosingEvent',
    method: 'post',
    path: 'conversation.window_closing',
    tags: ['webhooks'],
    summary: 'A window will close soon',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ConversationWindowClosingEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'group_message.received': {
    operationId: 'handleGroupMessageReceivedEvent',
    method: 'post',
    path: 'group_message.received',
    tags: ['webhooks'],
    summary: 'A message was received in a group',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(GroupMessageReceivedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'group_message.updated': {
    operationId: 'handleGroupMessageUpdatedEvent',
    method: 'post',
    path: 'group_message.updated',
    tags: ['webhooks'],
    summary: 'A message in a group was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(GroupMessageUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'group_conversation.created': {
    operationId: 'handleGroupConversationCreatedEvent',
    method: 'post',
    path: 'group_conversation.created',
    tags: ['webhooks'],
    summary: 'A conversation in a group was created',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(GroupConversationCreatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'group_conversation.updated': {
    operationId: 'handleGroupConversationUpdatedEvent',
    method: 'post',
    path: 'group_conversation.updated',
    tags: ['webhooks'],
    summary: 'A conversation in a group was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(GroupConversationUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'note.created': {
    operationId: 'handleNoteCreatedEvent',
    method: 'post',
    path: 'note.created',
    tags: ['webhooks'],
    summary: 'A note was written',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(NoteCreatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'note.updated': {
    operationId: 'handleNoteUpdatedEvent',
    method: 'post',
    path: 'note.updated',
    tags: ['webhooks'],
    summary: 'The text of a note has changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(NoteUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'note.deleted': {
    operationId: 'handleNoteDeletedEvent',
    method: 'post',
    path: 'note.deleted',
    tags: ['webhooks'],
    summary: 'A note was deleted',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(NoteDeletedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'contact.created': {
    operationId: 'handleContactCreatedEvent',
    method: 'post',
    path: 'contact.created',
    tags: ['webhooks'],
    summary: 'A contact was created',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ContactCreatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'contact.updated': {
    operationId: 'handleContactUpdatedEvent',
    method: 'post',
    path: 'contact.updated',
    tags: ['webhooks'],
    summary: 'A contact was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ContactUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'contact.deleted': {
    operationId: 'handleContactDeletedEvent',
    method: 'post',
    path: 'contact.deleted',
    tags: ['webhooks'],
    summary: 'A contact was deleted',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ContactDeletedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'contact.opted_out': {
    operationId: 'handleContactOptedOutEvent',
    method: 'post',
    path: 'contact.opted_out',
    tags: ['webhooks'],
    summary: 'A contact opted out',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ContactOptedOutEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'contact.opted_in': {
    operationId: 'handleContactOptedInEvent',
    method: 'post',
    path: 'contact.opted_in',
    tags: ['webhooks'],
    summary: 'A contact opted in',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(ContactOptedInEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'template.created': {
    operationId: 'handleTemplateCreatedEvent',
    method: 'post',
    path: 'template.created',
    tags: ['webhooks'],
    summary: 'A template was created',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(TemplateCreatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'template.updated': {
    operationId: 'handleTemplateUpdatedEvent',
    method: 'post',
    path: 'template.updated',
    tags: ['webhooks'],
    summary: 'A template was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(TemplateUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'template.deleted': {
    operationId: 'handleTemplateDeletedEvent',
    method: 'post',
    path: 'template.deleted',
    tags: ['webhooks'],
    summary: 'A template was deleted',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(TemplateDeletedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'broadcast.started': {
    operationId: 'handleBroadcastStartedEvent',
    method: 'post',
    path: 'broadcast.started',
    tags: ['webhooks'],
    summary: 'A broadcast was started',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(BroadcastStartedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'broadcast.paused': {
    operationId: 'handleBroadcastPausedEvent',
    method: 'post',
    path: 'broadcast.paused',
    tags: ['webhooks'],
    summary: 'A broadcast was paused',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(BroadcastPausedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'broadcast.completed': {
    operationId: 'handleBroadcastCompletedEvent',
    method: 'post',
    path: 'broadcast.completed',
    tags: ['webhooks'],
    summary: 'A broadcast was completed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(BroadcastCompletedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'broadcast.canceled': {
    operationId: 'handleBroadcastCanceledEvent',
    method: 'post',
    path: 'broadcast.canceled',
    tags: ['webhooks'],
    summary: 'A broadcast was canceled',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(BroadcastCanceledEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'account.connected': {
    operationId: 'handleAccountConnectedEvent',
    method: 'post',
    path: 'account.connected',
    tags: ['webhooks'],
    summary: 'An account was connected',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(AccountConnectedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'account.updated': {
    operationId: 'handleAccountUpdatedEvent',
    method: 'post',
    path: 'account.updated',
    tags: ['webhooks'],
    summary: 'An account was changed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(AccountUpdatedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'account.disconnected': {
    operationId: 'handleAccountDisconnectedEvent',
    method: 'post',
    path: 'account.disconnected',
    tags: ['webhooks'],
    summary: 'An account was disconnected',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(AccountDisconnectedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'setup_link.completed': {
    operationId: 'handleSetupLinkCompletedEvent',
    method: 'post',
    path: 'setup_link.completed',
    tags: ['webhooks'],
    summary: 'A setup link was completed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SetupLinkCompletedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'setup_link.failed': {
    operationId: 'handleSetupLinkFailedEvent',
    method: 'post',
    path: 'setup_link.failed',
    tags: ['webhooks'],
    summary: 'A signup through a setup link failed',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SetupLinkFailedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'setup_link.expired': {
    operationId: 'handleSetupLinkExpiredEvent',
    method: 'post',
    path: 'setup_link.expired',
    tags: ['webhooks'],
    summary: 'A setup link expired',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SetupLinkExpiredEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'setup_link.revoked': {
    operationId: 'handleSetupLinkRevokedEvent',
    method: 'post',
    path: 'setup_link.revoked',
    tags: ['webhooks'],
    summary: 'A setup link was revoked',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SetupLinkRevokedEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'subscription.failing': {
    operationId: 'handleSubscriptionFailingEvent',
    method: 'post',
    path: 'subscription.failing',
    tags: ['webhooks'],
    summary: 'A subscription has been failing for an hour',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SubscriptionFailingEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'subscription.disabled': {
    operationId: 'handleSubscriptionDisabledEvent',
    method: 'post',
    path: 'subscription.disabled',
    tags: ['webhooks'],
    summary: 'A subscription was disabled',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(SubscriptionDisabledEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'quota.warning': {
    operationId: 'handleQuotaWarningEvent',
    method: 'post',
    path: 'quota.warning',
    tags: ['webhooks'],
    summary: 'A quota is nearly used up',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(QuotaWarningEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
  'webhook.test': {
    operationId: 'handleWebhookTestEvent',
    method: 'post',
    path: 'webhook.test',
    tags: ['webhooks'],
    summary: 'A subscription was tested',
    security: [],
    request: {
      headers: z.object({
        'webhook-id': WebhookId,
        'webhook-timestamp': WebhookTimestamp,
        'webhook-signature': WebhookSignature,
      }),
      body: json(WebhookTestEvent),
    },
    responses: {
      410: EventsUnwanted,
      '2XX': EventTaken,
    },
  },
}
