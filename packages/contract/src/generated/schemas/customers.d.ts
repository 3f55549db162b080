// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { CustomerId, CustomerSetupLinkState, ListOf, Metadata, ResponseOf, Timestamp } from './shared.js'

export declare const CustomerStatus: z.ZodEnum<z.core.util.ToEnum<'active' | 'suspended'>>
export declare const Customer: z.ZodObject<{ id: typeof CustomerId; object: z.ZodLiteral<'customer'>; name: z.ZodString; external_id: z.ZodNullable<z.ZodString>; status: typeof CustomerStatus; metadata: OrNull<typeof Metadata>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const CustomerList: ListOf<typeof Customer>
export declare const CustomerCreate: z.ZodObject<{ name: z.ZodString; external_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; metadata: z.ZodOptional<typeof Metadata> }, z.core.$strict>
export declare const CustomerResponse: ResponseOf<typeof Customer>
export declare const CustomerUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; external_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; status: z.ZodOptional<typeof CustomerStatus>; metadata: z.ZodOptional<OrNull<typeof Metadata>> }, z.core.$strict>
export declare const CustomerSetupLinkCreate: z.ZodObject<{ expires_in_hours: z.ZodDefault<z.ZodNumber>; success_redirect_url: z.ZodOptional<z.ZodString>; failure_redirect_url: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const CustomerSetupLink: z.ZodObject<z.core.util.Extend<(typeof CustomerSetupLinkState)['shape'], { setup_url: z.ZodString }>, z.core.$strip>
export declare const CustomerSetupLinkResponse: ResponseOf<typeof CustomerSetupLink>
