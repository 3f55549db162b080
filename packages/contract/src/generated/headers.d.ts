// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

export declare const RateLimit: z.ZodOptional<z.ZodString>
export declare const RateLimitPolicy: z.ZodOptional<z.ZodString>
export declare const IdempotentReplayed: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'true' | 'false'>>>
export declare const DocumentETag: z.ZodOptional<z.ZodString>
export declare const DocumentCacheControl: z.ZodOptional<z.ZodString>
export declare const WwwAuthenticate: z.ZodString
export declare const RateLimitUsedUp: z.ZodOptional<z.ZodString>
export declare const RetryAfter: z.ZodNumber
export declare const CustomerLocation: z.ZodString
export declare const SetupLinkLocation: z.ZodString
export declare const RetryAfterInProgress: z.ZodOptional<z.ZodNumber>
export declare const ContactLocation: z.ZodString
export declare const LabelLocation: z.ZodString
export declare const SavedReplyLocation: z.ZodString
export declare const WebhookSubscriptionLocation: z.ZodString
export declare const WebhookSecretLocation: z.ZodString
export declare const BroadcastLocation: z.ZodString
export declare const ContactImportLocation: z.ZodString
export declare const FileDisposition: z.ZodString
export declare const ETag: z.ZodString
export declare const NoteLocation: z.ZodString
export declare const MediaLocation: z.ZodString
export declare const TemplateLocation: z.ZodString
export declare const Allow: z.ZodString
