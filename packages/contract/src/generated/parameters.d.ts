// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

export declare const DocumentIfNoneMatch: z.ZodOptional<z.ZodString>
export declare const Limit: z.ZodDefault<z.ZodNumber>
export declare const Cursor: z.ZodOptional<z.ZodString>
export declare const IdempotencyKey: z.ZodOptional<z.ZodString>
export declare const ContactPhoneNumber: z.ZodString
export declare const IfNoneMatch: z.ZodOptional<z.ZodString>
export declare const WebhookId: z.ZodString
export declare const WebhookTimestamp: z.ZodString
export declare const WebhookSignature: z.ZodString
