// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { DocumentIfNoneMatch } from '../parameters.js'

export declare const getHealth: Route<'getHealth', 'get', '/v1/health', {}>
export declare const getOpenApiDocument: Route<'getOpenApiDocument', 'get', '/v1/openapi.json', { headers: z.ZodObject<{ 'if-none-match': typeof DocumentIfNoneMatch }> }>
export declare const getMe: Route<'getMe', 'get', '/v1/me', {}>
