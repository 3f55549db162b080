import { z } from '@hono/zod-openapi'

/** How the parts of a multipart body are sent. */
export interface PartEncoding {
  /** Media types and ranges, separated by commas. */
  readonly contentType: string
}

const headersOfParts = new WeakMap<PartEncoding, z.ZodObject>()

/**
 * `itemEncoding: part('image/*', { 'Content-Location': z.string() })`: the media types that parts may have, the first of which is the
 * default, and their headers, which the emitted document does not have.
 */
export function part(contentType: string, headers: Readonly<Record<string, z.ZodType>> = {}): PartEncoding {
  const encoding = { contentType }
  headersOfParts.set(encoding, z.object(headers))
  return encoding
}

/** The schema of the headers of a part. */
export function partHeadersOf(encoding: PartEncoding): z.ZodObject | undefined {
  return headersOfParts.get(encoding)
}
