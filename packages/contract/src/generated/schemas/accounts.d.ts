// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type {
  CustomerReference,
  ListOf,
  PhoneNumber,
  PhoneNumberId,
  ResponseOf,
  Timestamp,
} from './shared.js'

export declare const AccountStatus: z.ZodEnum<z.core.util.ToEnum<'connected' | 'disconnected' | 'restricted'>>
export declare const AccountRestriction: z.ZodString
export declare const AccountRestrictionDetail: z.ZodObject<{ type: z.ZodString; ends_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const AccountAlert: z.ZodObject<{ type: z.ZodString; severity: z.ZodNullable<z.ZodString>; text: z.ZodNullable<z.ZodString>; reported_at: typeof Timestamp }, z.core.$loose>
export declare const HistorySync: z.ZodObject<{ status: z.ZodString; phase: z.ZodNullable<z.ZodNumber>; progress: z.ZodNumber }, z.core.$loose>
export declare const Account: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'channel_account'>; phone_number: OrNull<typeof PhoneNumber>; phone_number_id: typeof PhoneNumberId; name: z.ZodString; waba_id: z.ZodNullable<z.ZodString>; status: typeof AccountStatus; restriction: OrNull<typeof AccountRestriction>; restrictions: z.ZodOptional<z.ZodArray<typeof AccountRestrictionDetail>>; alerts: z.ZodOptional<z.ZodArray<typeof AccountAlert>>; verified: z.ZodBoolean; quality_rating: z.ZodNullable<z.ZodString>; messaging_limit: z.ZodOptional<z.ZodNullable<z.ZodString>>; name_status: z.ZodOptional<z.ZodNullable<z.ZodString>>; customer: OrNull<typeof CustomerReference>; in_business_app: z.ZodOptional<z.ZodBoolean>; history_sync: z.ZodOptional<OrNull<typeof HistorySync>>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const AccountList: ListOf<typeof Account>
export declare const AccountResponse: ResponseOf<typeof Account>
