import type { JsonObject } from '../read/json.ts'
import type { ZodScope } from './zod-scope.ts'

/** The x-… fields of a schema to print as metadata, if it has any. Excludes `x-exactly-one-of`, which zod checks. */
export function metadataOf(fragment: JsonObject, scope: ZodScope): JsonObject | undefined {
  let metadata: JsonObject | undefined
  for (const name in fragment) {
    if (!scope.printsExtension(name) || name === 'x-exactly-one-of') continue
    metadata ??= {}
    metadata[name] = fragment[name]!
  }
  return metadata
}
