import { camelCase, isUsableName, pascalCase } from './identifier-of.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { methods } from './methods.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { uniqueNames } from './unique-names.ts'

interface Named {
  readonly path: string
  readonly method: string
  readonly id: string | undefined
}

/**
 * Gives every operation of `paths` a unique operationId: the authored one or, if that is missing or a duplicate, one
 * derived from method and path.
 */
export function nameOperations(paths: JsonObject, problems: Problems): JsonObject {
  const all = operationsOf(paths)
  const byId = new Map<string, Named>()
  const unnamed: Named[] = []
  for (const operation of all.toSorted(inOrder)) {
    if (operation.id !== undefined && !byId.has(operation.id)) byId.set(operation.id, operation)
    else unnamed.push(operation)
  }
  if (unnamed.length === 0) return paths
  const derived = uniqueNames(unnamed.map(keyOf), {
    propose: operationIdOf,
    taken: byId.keys(),
  })
  const result = { ...paths }
  for (const operation of unnamed) {
    const { path, method, id } = operation
    const name = derived.get(keyOf(operation))!
    const pointer = at('/paths', path, method)
    if (id === undefined) problems.report('missing-operation-id', pointer)
    else {
      const other = byId.get(id)!
      const details = { id, name, other: `${other.method.toUpperCase()} ${other.path}` }
      problems.report('duplicate-operation-id', at(pointer, 'operationId'), details)
    }
    const item = result[path] as JsonObject
    result[path] = { ...item, [method]: { ...(item[method] as JsonObject), operationId: name } }
  }
  return result
}

function operationsOf(paths: JsonObject): Named[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation: Json | undefined = isObject(item) ? item[method] : undefined
      if (!isObject(operation)) return []
      const { operationId: id } = operation
      return [{ path, method, id: typeof id === 'string' && id.trim() !== '' && id !== '__proto__' ? id : undefined }]
    }),
  )
}

function keyOf({ method, path }: Named): string {
  return `${method} ${path}`
}

function inOrder(a: Named, b: Named): number {
  return keyOf(a) < keyOf(b) ? -1 : 1
}

/** `get /books/{id}/notes` → `getBooksByIdNotes`. */
function operationIdOf(key: string): string {
  const words = key.split(/[ /]/).map((word) => pascalCase(word.replaceAll(/\{([^{}]*)\}/g, ' by $1')))
  const id = camelCase(words.join(' '))
  return isUsableName(id) ? id : `${id}Operation`
}
