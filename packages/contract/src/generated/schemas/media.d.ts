// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf, Timestamp } from './shared.js'

export declare const MediaCreate: z.ZodObject<{ file: z.ZodString }, z.core.$strict>
export declare const Media: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'media'>; mime_type: z.ZodString; size: z.ZodNumber; filename: z.ZodString; created_at: typeof Timestamp }, z.core.$loose>
export declare const MediaResponse: ResponseOf<typeof Media>
