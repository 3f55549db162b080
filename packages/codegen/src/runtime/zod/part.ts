import { z } from '@hono/zod-openapi'

/** How the parts of a multipart body are sent. */
export interface PartEncoding {
  /** Media types and ranges, separated by commas. */
  readonly contentType: string
}

/** What a route says of parts, which the emitted document does not have. */
interface PartSchemas {
  readonly headers: z.ZodObject
  /** Of the value, if it differs from that of other parts. */
  readonly value: z.ZodType | undefined
}

const schemasOfParts = new WeakMap<PartEncoding, PartSchemas>()

/**
 * `itemEncoding: part('image/*', { 'Content-Location': z.string() })`: the media types that parts may have, the first of which is the
 * default, their headers, and the schema of a part that has one by its position.
 */
export function part(
  contentType: string,
  headers: Readonly<Record<string, z.ZodType>> = {},
  value?: z.ZodType,
): PartEncoding {
  const encoding = { contentType }
  schemasOfParts.set(encoding, { headers: z.object(headers), value })
  return encoding
}

/** The schemas of a part: of its headers, and of its value if it has one of its own. */
export function partSchemasOf(encoding: PartEncoding): PartSchemas | undefined {
  return schemasOfParts.get(encoding)
}
