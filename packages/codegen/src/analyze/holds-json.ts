import type { JsonObject } from '../read/json.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'

/** Whether the strings of a schema are JSON, whose value `contentSchema` describes. */
export function holdsJson({ contentMediaType, contentEncoding }: JsonObject): boolean {
  return typeof contentMediaType === 'string' && contentEncoding === undefined && kindOf(contentMediaType) === 'json'
}
