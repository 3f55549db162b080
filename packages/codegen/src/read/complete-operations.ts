import { isObject, type Json, type JsonObject } from './json.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { type Kind, mapChildren } from './structure.ts'

/** The objects on the way to operations. */
const around = new Set<Kind>(['paths', 'pathItem', 'operation', 'callback'])

/** What an operation answers that does not say so. */
const anyResponse: JsonObject = { description: 'Not described.', content: { 'application/json': {} } }

/** Adds a response to each operation without one: OpenAPI lets an operation answer what it does not declare. */
export function completeOperations(document: JsonObject, problems: Problems): JsonObject {
  const path: (string | number)[] = []
  const visit = (value: Json, kind: Kind): Json => {
    if (!around.has(kind) || !isObject(value)) return value
    return mapChildren(kind, kind === 'operation' ? complete(value) : value, path, visit)
  }
  const complete = (operation: JsonObject): JsonObject => {
    const { responses } = operation
    if (responses !== undefined && !isObject(responses)) return operation
    if (Object.keys(responses ?? {}).some((status) => !status.startsWith('x-'))) return operation
    problems.report('no-response', at('', ...path))
    return { ...operation, responses: { ...responses, default: anyResponse } }
  }
  return mapChildren('document', document, path, visit)
}
