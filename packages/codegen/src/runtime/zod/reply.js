import { z } from '@hono/zod-openapi'

/** @import { ReplyOptions } from './declarations/routes.js' */

/** @param {z.ZodType} schema */
export function json(schema, { required = true } = {}) {
  return { required, content: { 'application/json': { schema } } }
}

/** @param {ReplyOptions} options */
export function noBody({ description, headers }) {
  return headers === undefined ? { description } : { description, headers: z.object(headers) }
}

/** @param {z.ZodType} schema @param {ReplyOptions} options */
export function reply(schema, options) {
  return { ...noBody(options), content: { 'application/json': { schema } } }
}
