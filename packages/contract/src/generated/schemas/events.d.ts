// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OtherEvent, RequestId } from './shared.js'
import type {
  AccountConnectedEvent,
  AccountDisconnectedEvent,
  AccountUpdatedEvent,
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
} from './webhooks.js'

export declare const WebhookEvent: z.ZodUnion<[typeof MessageReceivedEvent, typeof MessagesReceivedEvent, typeof MessageSentEvent, typeof MessageDeliveredEvent, typeof MessageReadEvent, typeof MessageFailedEvent, typeof MessageUpdatedEvent, typeof ConversationCreatedEvent, typeof ConversationUpdatedEvent, typeof ConversationWindowClosingEvent, typeof GroupMessageReceivedEvent, typeof GroupMessageUpdatedEvent, typeof GroupConversationCreatedEvent, typeof GroupConversationUpdatedEvent, typeof ContactCreatedEvent, typeof ContactUpdatedEvent, typeof ContactDeletedEvent, typeof ContactOptedOutEvent, typeof ContactOptedInEvent, typeof TemplateCreatedEvent, typeof TemplateUpdatedEvent, typeof TemplateDeletedEvent, typeof AccountConnectedEvent, typeof AccountUpdatedEvent, typeof AccountDisconnectedEvent, typeof SetupLinkCompletedEvent, typeof SetupLinkFailedEvent, typeof SetupLinkExpiredEvent, typeof SetupLinkRevokedEvent, typeof SubscriptionFailingEvent, typeof SubscriptionDisabledEvent, typeof QuotaWarningEvent, typeof WebhookTestEvent]>
export declare const EventList: z.ZodObject<{ data: z.ZodArray<z.ZodUnion<[typeof WebhookEvent, typeof OtherEvent]>>; has_more: z.ZodBoolean; next_cursor: z.ZodNullable<z.ZodString>; resume_cursor: z.ZodNullable<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
