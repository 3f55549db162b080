// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ListOf, ResponseOf, Template } from './shared.js'

export declare const TemplateList: ListOf<typeof Template>
export declare const TemplateSyncResult: z.ZodObject<{ object: z.ZodLiteral<'template_sync_result'>; synced: z.ZodInt; created: z.ZodInt; updated: z.ZodInt }, z.core.$strip>
export declare const TemplateSyncResultResponse: ResponseOf<typeof TemplateSyncResult>
export declare const TemplateResponse: ResponseOf<typeof Template>
