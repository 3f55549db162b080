// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { NewPassword } from './passwords.js'
import type { ListOf, ResponseOf, Role, Timestamp, UserReference } from './shared.js'

export declare const Invitation: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'invitation'>; email: z.ZodString; role: typeof Role; status: z.ZodEnum<z.core.util.ToEnum<'open' | 'accepted' | 'expired' | 'revoked'>>; invited_by: OrNull<typeof UserReference>; url: z.ZodNullable<z.ZodString>; expires_at: typeof Timestamp; created_at: typeof Timestamp }, z.core.$loose>
export declare const InvitationList: ListOf<typeof Invitation>
export declare const InvitationCreate: z.ZodObject<{ email: z.ZodString; role: typeof Role }, z.core.$strict>
export declare const InvitationResponse: ResponseOf<typeof Invitation>
export declare const InvitationAccept: z.ZodObject<{ token: z.ZodString; name: z.ZodString; password: typeof NewPassword }, z.core.$strict>
export declare const DeletedInvitation: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'invitation'>; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedInvitationResponse: ResponseOf<typeof DeletedInvitation>
