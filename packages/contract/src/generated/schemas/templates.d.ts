// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { AccountReference, ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const TemplateStatus: z.ZodEnum<z.core.util.ToEnum<'pending' | 'approved' | 'rejected'>>
export declare const TemplateStatusReason: z.ZodObject<{ code: z.ZodString; description: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const TemplateQuality: z.ZodObject<{ score: z.ZodString; reasons: z.ZodArray<z.ZodString> }, z.core.$loose>
export declare const TemplateCategoryChange: z.ZodObject<{ from: z.ZodString; to: z.ZodString; at: typeof Timestamp }, z.core.$loose>
export declare const TemplateCategory: z.ZodEnum<z.core.util.ToEnum<'MARKETING' | 'UTILITY' | 'AUTHENTICATION'>>
export declare const TemplateComponent: z.ZodObject<{}, z.core.$loose>
export declare const Template: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'template'>; name: z.ZodString; language: z.ZodString; status: typeof TemplateStatus; provider_status: z.ZodString; status_reason: z.ZodOptional<OrNull<typeof TemplateStatusReason>>; quality: z.ZodOptional<OrNull<typeof TemplateQuality>>; category_change: z.ZodOptional<OrNull<typeof TemplateCategoryChange>>; category: OrNull<typeof TemplateCategory>; content: z.ZodString; variables: z.ZodArray<z.ZodString>; components: z.ZodArray<typeof TemplateComponent>; channel_account: typeof AccountReference; provider_template_id: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const TemplateList: ListOf<typeof Template>
export declare const TemplateSyncResult: z.ZodObject<{ object: z.ZodLiteral<'template_sync_result'>; synced: z.ZodNumber; created: z.ZodNumber; updated: z.ZodNumber }, z.core.$loose>
export declare const TemplateSyncResultResponse: ResponseOf<typeof TemplateSyncResult>
export declare const TemplateResponse: ResponseOf<typeof Template>
