// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf, UserId } from './shared.js'

export declare const AssignmentMode: z.ZodEnum<z.core.util.ToEnum<'manual' | 'round_robin'>>
export declare const AssignmentRule: z.ZodObject<{ object: z.ZodLiteral<'assignment_rule'>; mode: typeof AssignmentMode; user_ids: z.ZodArray<typeof UserId> }, z.core.$loose>
export declare const AssignmentRuleResponse: ResponseOf<typeof AssignmentRule>
export declare const AssignmentRuleUpdate: z.ZodObject<{ mode: z.ZodOptional<typeof AssignmentMode>; user_ids: z.ZodOptional<z.ZodArray<z.ZodString>> }, z.core.$strict>
