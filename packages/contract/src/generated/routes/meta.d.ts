// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'

export declare const getHealth: Route<'getHealth', 'get', '/v1/health', {}>
export declare const getOpenApiDocument: Route<'getOpenApiDocument', 'get', '/v1/openapi.json', {}>
export declare const getMe: Route<'getMe', 'get', '/v1/me', {}>
