// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

export declare const Limit: z.ZodDefault<z.ZodNumber>
export declare const Cursor: z.ZodOptional<z.ZodString>
