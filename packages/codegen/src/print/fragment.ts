import type { Json, JsonObject } from '../read/json.ts'
import { composes } from '../read/keywords-of-type.ts'
import type { Code } from './code.ts'
import type { ZodScope } from './zod-scope.ts'

/** A part of a composition: an authored fragment, or a function that prints it. */
export interface Part {
  readonly fragment?: Json
  readonly code?: () => Code
}

/** The x-… fields of a schema to print as metadata. Excludes `x-exactly-one-of`, which zod checks. */
export function metadataOf(fragment: JsonObject, scope: ZodScope): JsonObject {
  const metadata: JsonObject = {}
  for (const name of Object.keys(fragment)) {
    if (scope.printsExtension(name) && name !== 'x-exactly-one-of') metadata[name] = fragment[name]!
  }
  return metadata
}

export function isComposed(fragment: JsonObject): boolean {
  return Object.keys(fragment).some(composes)
}
