// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { CustomerId, ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const CustomerStatus: z.ZodEnum<z.core.util.ToEnum<'active' | 'suspended'>>
export declare const Metadata: z.ZodObject<{}, z.core.$loose>
export declare const Customer: z.ZodObject<{ id: typeof CustomerId; object: z.ZodLiteral<'customer'>; name: z.ZodString; external_id: z.ZodNullable<z.ZodString>; status: typeof CustomerStatus; metadata: OrNull<typeof Metadata>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const CustomerList: ListOf<typeof Customer>
export declare const CustomerCreate: z.ZodObject<{ name: z.ZodString; external_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; metadata: z.ZodOptional<typeof Metadata> }, z.core.$strict>
export declare const CustomerResponse: ResponseOf<typeof Customer>
export declare const CustomerUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; external_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; status: z.ZodOptional<typeof CustomerStatus>; metadata: z.ZodOptional<OrNull<typeof Metadata>> }, z.core.$strict>
export declare const CustomerSetupLinkId: z.ZodString
export declare const CustomerSetupLinkStatus: z.ZodEnum<z.core.util.ToEnum<'active' | 'completed' | 'expired' | 'revoked'>>
export declare const SetupFailureReason: z.ZodString
export declare const CustomerSetupLinkState: z.ZodObject<{ id: typeof CustomerSetupLinkId; object: z.ZodLiteral<'customer_setup_link'>; customer_id: typeof CustomerId; status: typeof CustomerSetupLinkStatus; success_redirect_url: z.ZodString; failure_redirect_url: z.ZodString; expires_at: typeof Timestamp; created_at: typeof Timestamp; completed_at: OrNull<typeof Timestamp>; account_id: z.ZodNullable<z.ZodString>; last_failure_reason: OrNull<typeof SetupFailureReason> }, z.core.$loose>
export declare const CustomerSetupLinkList: ListOf<typeof CustomerSetupLinkState>
export declare const CustomerSetupLinkCreate: z.ZodObject<{ expires_in_hours: z.ZodDefault<z.ZodNumber>; success_redirect_url: z.ZodOptional<z.ZodString>; failure_redirect_url: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const CustomerSetupLink: z.ZodObject<{ id: typeof CustomerSetupLinkId; object: z.ZodLiteral<'customer_setup_link'>; customer_id: typeof CustomerId; status: typeof CustomerSetupLinkStatus; success_redirect_url: z.ZodString; failure_redirect_url: z.ZodString; expires_at: typeof Timestamp; created_at: typeof Timestamp; completed_at: OrNull<typeof Timestamp>; account_id: z.ZodNullable<z.ZodString>; last_failure_reason: OrNull<typeof SetupFailureReason>; setup_url: z.ZodString }, z.core.$loose>
export declare const CustomerSetupLinkResponse: ResponseOf<typeof CustomerSetupLink>
export declare const CustomerSetupLinkStateResponse: ResponseOf<typeof CustomerSetupLinkState>
