// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const ContactImportId: z.ZodString
export declare const ContactImportStatus: z.ZodString
export declare const ContactImport: z.ZodObject<{ id: typeof ContactImportId; object: z.ZodLiteral<'contact_import'>; phone_number_id: z.ZodString; status: typeof ContactImportStatus; format: z.ZodEnum<z.core.util.ToEnum<'csv' | 'ndjson'>>; filename: z.ZodString; size: z.ZodNumber; rows_total: z.ZodNullable<z.ZodNumber>; rows_read: z.ZodNumber; rows_created: z.ZodNumber; rows_updated: z.ZodNumber; rows_failed: z.ZodNumber; failure: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp; started_at: OrNull<typeof Timestamp>; ended_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const ContactImportList: ListOf<typeof ContactImport>
export declare const ContactImportCreate: z.ZodObject<{ file: z.ZodString }, z.core.$strict>
export declare const ContactImportResponse: ResponseOf<typeof ContactImport>
