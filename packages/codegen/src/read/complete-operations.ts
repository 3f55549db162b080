import { isObject, type JsonObject } from './json.ts'
import { type Kind, mapDocument } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

/** Objects that can contain operations. */
const around = new Set<Kind>(['paths', 'pathItem', 'operation', 'callback'])

/** The response of an operation that declares none. */
const anyResponse: JsonObject = { description: 'Not described.', content: { 'application/json': {} } }

/** Adds a response to each operation without one, because OpenAPI allows undeclared responses. */
export function completeOperations(document: JsonObject, problems: Problems): JsonObject {
  return mapDocument(document, (object, kind, path) => {
    if (!around.has(kind)) return undefined
    const { responses } = object
    if (kind !== 'operation' || (responses !== undefined && !isObject(responses))) return object
    if (Object.keys(responses ?? {}).some((status) => !status.startsWith('x-'))) return object
    problems.report('no-response', at('', ...path))
    return { ...object, responses: { ...responses, default: anyResponse } }
  })
}
