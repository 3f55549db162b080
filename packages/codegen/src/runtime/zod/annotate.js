import { getOpenApiMetadata, getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** @import { Metadata } from './declarations/introspection.js' */

// zod-to-openapi keeps metadata in a module variable, so a second copy of the module would not find it.
if (getRefId(z.string().openapi('Probe')) !== 'Probe') {
  throw new Error(
    'Two copies of @asteasolutions/zod-to-openapi are installed, or of zod: let the package manager dedupe them.',
  )
}

/** @param {z.core.$ZodType} schema @returns {Metadata} */
export function metadataOf(schema) {
  return getOpenApiMetadata(/** @type {any} */ (schema))
}

/** @template {z.ZodType} S @param {S} schema @param {Record<string, unknown>} metadata @returns {S} */
export function annotate(schema, metadata) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...metadata })
  return schema
}
