// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf, UserId } from './shared.js'

export declare const MembershipCreate: z.ZodObject<{ token: z.ZodString }, z.core.$strict>
export declare const DeletedMembership: z.ZodObject<{ id: typeof UserId; object: z.ZodLiteral<'membership'>; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedMembershipResponse: ResponseOf<typeof DeletedMembership>
