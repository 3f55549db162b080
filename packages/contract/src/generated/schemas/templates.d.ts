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
export declare const TemplateNamedExample: z.ZodObject<{ param_name: z.ZodString; example: z.ZodString }, z.core.$strict>
export declare const TemplateComponentExample: z.ZodObject<{ media_id: z.ZodOptional<z.ZodString>; header_text: z.ZodOptional<z.ZodArray<z.ZodString>>; body_text: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>; header_text_named_params: z.ZodOptional<z.ZodArray<typeof TemplateNamedExample>>; body_text_named_params: z.ZodOptional<z.ZodArray<typeof TemplateNamedExample>> }, z.core.$strict>
export declare const TemplateSupportedApp: z.ZodObject<{ package_name: z.ZodString; signature_hash: z.ZodString }, z.core.$strict>
export declare const TemplateButtonCreate: z.ZodObject<{ type: z.ZodEnum<z.core.util.ToEnum<'QUICK_REPLY' | 'URL' | 'PHONE_NUMBER' | 'COPY_CODE' | 'FLOW' | 'OTP'>>; text: z.ZodOptional<z.ZodString>; url: z.ZodOptional<z.ZodString>; phone_number: z.ZodOptional<z.ZodString>; example: z.ZodOptional<z.ZodArray<z.ZodString>>; flow_id: z.ZodOptional<z.ZodString>; flow_action: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'navigate' | 'data_exchange'>>>; navigate_screen: z.ZodOptional<z.ZodString>; otp_type: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'COPY_CODE' | 'ONE_TAP' | 'ZERO_TAP'>>>; autofill_text: z.ZodOptional<z.ZodString>; supported_apps: z.ZodOptional<z.ZodArray<typeof TemplateSupportedApp>>; zero_tap_terms_accepted: z.ZodOptional<z.ZodBoolean> }, z.core.$strict>
export declare const TemplateComponentCreate: z.ZodObject<{ type: z.ZodEnum<z.core.util.ToEnum<'HEADER' | 'BODY' | 'FOOTER' | 'BUTTONS'>>; format: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'TEXT' | 'LOCATION' | 'IMAGE' | 'VIDEO' | 'DOCUMENT'>>>; text: z.ZodOptional<z.ZodString>; example: z.ZodOptional<typeof TemplateComponentExample>; buttons: z.ZodOptional<z.ZodArray<typeof TemplateButtonCreate>>; add_security_recommendation: z.ZodOptional<z.ZodBoolean>; code_expiration_minutes: z.ZodOptional<z.ZodNumber> }, z.core.$strict>
export declare const TemplateCreate: z.ZodObject<{ name: z.ZodString; language: z.ZodString; category: typeof TemplateCategory; components: z.ZodArray<typeof TemplateComponentCreate> }, z.core.$strict>
export declare const TemplateResponse: ResponseOf<typeof Template>
export declare const TemplateSyncResult: z.ZodObject<{ object: z.ZodLiteral<'template_sync_result'>; synced: z.ZodNumber; created: z.ZodNumber; updated: z.ZodNumber }, z.core.$loose>
export declare const TemplateSyncResultResponse: ResponseOf<typeof TemplateSyncResult>
export declare const TemplateDeletion: z.ZodObject<{ name: z.ZodString; object: z.ZodLiteral<'template'>; deleted: z.ZodBoolean; ids: z.ZodArray<z.ZodString> }, z.core.$loose>
export declare const TemplateDeletionResponse: ResponseOf<typeof TemplateDeletion>
export declare const TemplateUpdate: z.ZodObject<{ category: z.ZodOptional<typeof TemplateCategory>; components: z.ZodOptional<z.ZodArray<typeof TemplateComponentCreate>> }, z.core.$strict>
