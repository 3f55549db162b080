// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { WebhookRoute } from '@channel/codegen/zod'
import type { WebhookId, WebhookSignature, WebhookTimestamp } from './parameters.js'
import type {
  AccountConnectedEvent,
  AccountDisconnectedEvent,
  AccountUpdatedEvent,
  ContactCreatedEvent,
  ContactOptedInEvent,
  ContactOptedOutEvent,
  ContactUpdatedEvent,
  ConversationCreatedEvent,
  ConversationUpdatedEvent,
  MessageDeliveredEvent,
  MessageFailedEvent,
  MessageReadEvent,
  MessageReceivedEvent,
  MessageSentEvent,
  MessageUpdatedEvent,
  SetupLinkCompletedEvent,
  SetupLinkExpiredEvent,
  SetupLinkFailedEvent,
  TemplateCreatedEvent,
  TemplateUpdatedEvent,
  WebhookTestEvent,
} from './schemas/events.js'
import type { ContactDeletedEvent, TemplateDeletedEvent } from './schemas/shared.js'

/** What arrives by each webhook: a route whose path is the name of the webhook. */
export interface Webhooks {
  readonly 'message.received': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageReceivedEvent } }; required: true } }>
  readonly 'message.sent': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageSentEvent } }; required: true } }>
  readonly 'message.delivered': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageDeliveredEvent } }; required: true } }>
  readonly 'message.read': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageReadEvent } }; required: true } }>
  readonly 'message.failed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageFailedEvent } }; required: true } }>
  readonly 'message.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof MessageUpdatedEvent } }; required: true } }>
  readonly 'conversation.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ConversationCreatedEvent } }; required: true } }>
  readonly 'conversation.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ConversationUpdatedEvent } }; required: true } }>
  readonly 'contact.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactCreatedEvent } }; required: true } }>
  readonly 'contact.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactUpdatedEvent } }; required: true } }>
  readonly 'contact.deleted': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactDeletedEvent } }; required: true } }>
  readonly 'contact.opted_out': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactOptedOutEvent } }; required: true } }>
  readonly 'contact.opted_in': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof ContactOptedInEvent } }; required: true } }>
  readonly 'template.created': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateCreatedEvent } }; required: true } }>
  readonly 'template.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateUpdatedEvent } }; required: true } }>
  readonly 'template.deleted': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof TemplateDeletedEvent } }; required: true } }>
  readonly 'account.connected': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountConnectedEvent } }; required: true } }>
  readonly 'account.updated': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountUpdatedEvent } }; required: true } }>
  readonly 'account.disconnected': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof AccountDisconnectedEvent } }; required: true } }>
  readonly 'setup_link.completed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkCompletedEvent } }; required: true } }>
  readonly 'setup_link.failed': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkFailedEvent } }; required: true } }>
  readonly 'setup_link.expired': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof SetupLinkExpiredEvent } }; required: true } }>
  readonly 'webhook.test': WebhookRoute<{ headers: z.ZodObject<{ 'webhook-id': typeof WebhookId; 'webhook-timestamp': typeof WebhookTimestamp; 'webhook-signature': typeof WebhookSignature }>; body: { content: { 'application/json': { schema: typeof WebhookTestEvent } }; required: true } }>
}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
