// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Account } from './accounts.js'
import type { Contact } from './contacts.js'
import type { Conversation } from './conversations.js'
import type { CustomerSetupLinkState } from './customers.js'
import type { Message } from './messages.js'
import type { EventEnvelope } from './shared.js'
import type { Template } from './templates.js'
import type { WebhookSubscription } from './webhook-subscriptions.js'

export declare const MessageReceivedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.received'>; data: z.ZodObject<{ object: typeof Message }, z.core.$strip> }>, z.core.$strip>
export declare const PreviousAttributes: z.ZodObject<{}, z.core.$loose>
export declare const MessageSentEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.sent'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageDeliveredEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.delivered'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageReadEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.read'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageFailedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.failed'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.updated'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const ConversationCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'conversation.created'>; data: z.ZodObject<{ object: typeof Conversation }, z.core.$strip> }>, z.core.$strip>
export declare const ConversationUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'conversation.updated'>; data: z.ZodObject<{ object: typeof Conversation; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const ContactCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.created'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const ContactUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.updated'>; data: z.ZodObject<{ object: typeof Contact; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const ContactOptedOutEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.opted_out'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const ContactOptedInEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.opted_in'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const TemplateCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'template.created'>; data: z.ZodObject<{ object: typeof Template }, z.core.$strip> }>, z.core.$strip>
export declare const TemplateUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'template.updated'>; data: z.ZodObject<{ object: typeof Template; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const AccountConnectedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.connected'>; data: z.ZodObject<{ object: typeof Account }, z.core.$strip> }>, z.core.$strip>
export declare const AccountUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.updated'>; data: z.ZodObject<{ object: typeof Account; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const AccountDisconnectedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.disconnected'>; data: z.ZodObject<{ object: typeof Account; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkCompletedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.completed'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkFailedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.failed'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkExpiredEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.expired'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const WebhookTestEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'webhook.test'>; data: z.ZodObject<{ object: typeof WebhookSubscription }, z.core.$strip> }>, z.core.$strip>
