// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { LabelId, ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const Label: z.ZodObject<{ id: typeof LabelId; object: z.ZodLiteral<'label'>; name: z.ZodString; color: z.ZodString; team_id: z.ZodString; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const LabelList: ListOf<typeof Label>
export declare const LabelCreate: z.ZodObject<{ team_id: z.ZodOptional<z.ZodString>; name: z.ZodString; color: z.ZodDefault<z.ZodString> }, z.core.$strict>
export declare const LabelResponse: ResponseOf<typeof Label>
export declare const DeletedLabel: z.ZodObject<{ id: typeof LabelId; object: z.ZodLiteral<'label'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const DeletedLabelResponse: ResponseOf<typeof DeletedLabel>
export declare const LabelUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; color: z.ZodOptional<z.ZodString> }, z.core.$strict>
