// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { anyOf } from '@channel/codegen/zod'
import { OtherEvent, RequestId } from './shared.js'
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
} from './webhooks.js'

/**
 * The body of a webhook. `type` says which event it is. The set may grow: respond with 200 to a type that you do not
 * know.
 */
export const WebhookEvent = z.discriminatedUnion('type', [
  MessageReceivedEvent,
  MessagesReceivedEvent,
  MessageSentEvent,
  MessageDeliveredEvent,
  MessageReadEvent,
  MessageFailedEvent,
  MessageUpdatedEvent,
  ConversationCreatedEvent,
  ConversationUpdatedEvent,
  ConversationWindowClosingEvent,
  GroupMessageReceivedEvent,
  GroupMessageUpdatedEvent,
  GroupConversationCreatedEvent,
  GroupConversationUpdatedEvent,
  NoteCreatedEvent,
  NoteUpdatedEvent,
  NoteDeletedEvent,
  ContactCreatedEvent,
  ContactUpdatedEvent,
  ContactDeletedEvent,
  ContactOptedOutEvent,
  ContactOptedInEvent,
  TemplateCreatedEvent,
  TemplateUpdatedEvent,
  TemplateDeletedEvent,
  BroadcastStartedEvent,
  BroadcastPausedEvent,
  BroadcastCompletedEvent,
  BroadcastCanceledEvent,
  AccountConnectedEvent,
  AccountUpdatedEvent,
  AccountDisconnectedEvent,
  SetupLinkCompletedEvent,
  SetupLinkFailedEvent,
  SetupLinkExpiredEvent,
  SetupLinkRevokedEvent,
  SubscriptionFailingEvent,
  SubscriptionDisabledEvent,
  QuotaWarningEvent,
  WebhookTestEvent,
]).openapi('WebhookEvent')

/** A page of events. */
export const EventList = z.looseObject({
  /** The events on this page; it may be empty. Each is the body of the webhook. */
  data: z.array(anyOf([WebhookEvent, OtherEvent])).max(100),
  /** True when there are, or may be, further events already. */
  has_more: z.boolean(),
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: z.string().nullable(),
  /**
   * The `cursor` of the events that follow, also of those that have not happened yet; null with the newest event first.
   */
  resume_cursor: z.string().nullable(),
  request_id: RequestId,
}).openapi('EventList')
