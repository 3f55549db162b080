// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, ResponseOf, Role, Timestamp, UserId } from './shared.js'

export declare const ProfileUpdate: z.ZodObject<{ name: z.ZodString }, z.core.$strict>
export declare const Member: z.ZodObject<{ id: typeof UserId; object: z.ZodLiteral<'member'>; name: z.ZodString; email: z.ZodNullable<z.ZodString>; role: typeof Role; second_factor: z.ZodBoolean; last_seen_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const MemberResponse: ResponseOf<typeof Member>
export declare const AvailabilityUpdate: z.ZodObject<{ available: z.ZodBoolean }, z.core.$strict>
export declare const Availability: z.ZodObject<{ id: typeof UserId; object: z.ZodLiteral<'availability'>; available: z.ZodBoolean }, z.core.$loose>
export declare const AvailabilityResponse: ResponseOf<typeof Availability>
export declare const MemberList: ListOf<typeof Member>
export declare const DeletedMember: z.ZodObject<{ id: typeof UserId; object: z.ZodLiteral<'member'>; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedMemberResponse: ResponseOf<typeof DeletedMember>
export declare const MemberUpdate: z.ZodObject<{ role: typeof Role }, z.core.$strict>
export declare const MemberPasswordReset: z.ZodObject<{ object: z.ZodLiteral<'member_password_reset'>; email: z.ZodString; url: z.ZodNullable<z.ZodString>; expires_at: typeof Timestamp }, z.core.$loose>
export declare const MemberPasswordResetResponse: ResponseOf<typeof MemberPasswordReset>
