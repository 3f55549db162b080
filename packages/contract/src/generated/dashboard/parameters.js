// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, text } from '@channel/codegen/zod'

// Schemas of the values that handlers get: @channel/codegen/hono converts the text of a request to numbers and booleans
// before it validates.

/** The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`. */
export const Limit = integer().min(1).max(100).openapi({ param: { 'x-error-code': 'invalid_limit', 'x-leading-zeros': true } }).default(25)

/**
 * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and
 * filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
 */
export const Cursor = text({ min: 1, max: 2048 }).openapi({ param: { 'x-error-code': 'invalid_cursor' } }).optional()
