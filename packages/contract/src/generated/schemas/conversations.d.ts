// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Conversation, ConversationId, ConversationStatus, LabelId, ListOf, ResponseOf } from './shared.js'

export declare const LabelAttach: z.ZodObject<{ label_id: typeof LabelId }, z.core.$strict>
export declare const ConversationLabelLink: z.ZodObject<{ conversation_id: typeof ConversationId; label_id: typeof LabelId; attached: z.ZodBoolean }, z.core.$strip>
export declare const ConversationLabelLinkResponse: ResponseOf<typeof ConversationLabelLink>
export declare const ConversationList: ListOf<typeof Conversation>
export declare const ConversationResponse: ResponseOf<typeof Conversation>
export declare const ConversationUpdate: z.ZodObject<{ status: z.ZodOptional<typeof ConversationStatus>; assigned_to: z.ZodOptional<z.ZodNullable<z.ZodString>> }, z.core.$strict>
