// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'

export declare const getMediaFile: Route<'getMediaFile', 'get', '/dashboard/media/{id}', { params: z.ZodObject<{ id: z.ZodString }>; headers: z.ZodObject<{ 'if-none-match': z.ZodOptional<z.ZodString>; range: z.ZodOptional<z.ZodString>; 'if-range': z.ZodOptional<z.ZodString> }> }>
