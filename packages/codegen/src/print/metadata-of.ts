import type { JsonObject } from '../read/json.ts'
import type { ZodScope } from './zod-scope.ts'

/** The x-… fields of a schema to print as metadata. Excludes `x-exactly-one-of`, which zod checks. */
export function metadataOf(fragment: JsonObject, scope: ZodScope): JsonObject {
  const metadata: JsonObject = {}
  for (const name in fragment) {
    if (scope.printsExtension(name) && name !== 'x-exactly-one-of') metadata[name] = fragment[name]!
  }
  return metadata
}
