// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf, UserReference } from './shared.js'

export declare const ConversationId: z.ZodString
export declare const PresenceUpdate: z.ZodObject<{ conversation_id: typeof ConversationId; state: z.ZodEnum<z.core.util.ToEnum<'viewing' | 'writing' | 'left'>> }, z.core.$strict>
export declare const PresentUser: z.ZodObject<{ user: typeof UserReference; state: z.ZodEnum<z.core.util.ToEnum<'viewing' | 'writing'>> }, z.core.$loose>
export declare const Presence: z.ZodObject<{ object: z.ZodLiteral<'presence'>; conversation_id: typeof ConversationId; others: z.ZodArray<typeof PresentUser> }, z.core.$loose>
export declare const PresenceResponse: ResponseOf<typeof Presence>
