// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { LabelCreate, LabelUpdate } from '../schemas/labels.js'
import type { LabelId } from '../schemas/shared.js'

export declare const listLabels: Route<'listLabels', 'get', '/v1/labels', { query: z.ZodObject<{ team_id: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createLabel: Route<'createLabel', 'post', '/v1/labels', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof LabelCreate } }; required: true } }>
export declare const getLabel: Route<'getLabel', 'get', '/v1/labels/{id}', { params: z.ZodObject<{ id: typeof LabelId }> }>
export declare const deleteLabel: Route<'deleteLabel', 'delete', '/v1/labels/{id}', { params: z.ZodObject<{ id: typeof LabelId }> }>
export declare const updateLabel: Route<'updateLabel', 'patch', '/v1/labels/{id}', { params: z.ZodObject<{ id: typeof LabelId }>; body: { content: { 'application/json': { schema: typeof LabelUpdate } }; required: true } }>
