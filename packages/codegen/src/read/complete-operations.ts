import { isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

/** Objects that can contain operations. */
const around = new Set<Kind>(['paths', 'pathItem', 'operation', 'callback'])

/** The response of an operation that declares none. */
const anyResponse: JsonObject = { description: 'Not described.', content: { 'application/json': {} } }

/** Adds a response to each operation without one, because OpenAPI allows undeclared responses. */
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
