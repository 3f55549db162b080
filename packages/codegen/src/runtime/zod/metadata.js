import { getOpenApiMetadata } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** @import { Metadata } from './index.js' */

/** @param {z.core.$ZodType} schema @returns {Metadata} */
export function metadataOf(schema) {
  return getOpenApiMetadata(/** @type {any} */ (schema))
}

/** @template {z.ZodType} S @param {S} schema @param {Record<string, unknown>} metadata @returns {S} */
export function annotate(schema, metadata) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...metadata })
  return schema
}
