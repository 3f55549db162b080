import { z } from '@hono/zod-openapi'

/** @import { ReplyOptions } from './index.js' */

/** @param {z.ZodType} schema */
export function json(schema, { required = true } = {}) {
  return { required, content: { 'application/json': { schema } } }
}

/** @param {z.ZodType} schema @param {ReplyOptions} options */
export function reply(schema, { description, headers }) {
  const content = { 'application/json': { schema } }
  return headers === undefined ? { description, content } : { description, headers: z.object(headers), content }
}
