import { camelCase, isUsableName, pascalCase } from './identifier-of.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { operationsOf } from './methods.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { uniqueNames } from './unique-names.ts'

interface Named {
  readonly path: string
  readonly method: string
  readonly keys: readonly string[]
  readonly id: string | undefined
}

/**
 * Gives every operation of `paths` a unique operationId: the authored one or, if that is missing or a duplicate, one
 * derived from method and path.
 */
export function nameOperations(paths: JsonObject, problems: Problems): JsonObject {
  const all = namedIn(paths)
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
    const { path, keys, id } = operation
    const name = derived.get(keyOf(operation))!
    const pointer = at('/paths', path, ...keys)
    if (id === undefined) problems.report('missing-operation-id', pointer)
    else {
      const other = byId.get(id)!
      const details = { id, name, other: `${other.method.toUpperCase()} ${other.path}` }
      problems.report('duplicate-operation-id', at(pointer, 'operationId'), details)
    }
    result[path] = withId(result[path]!, keys, name)
  }
  return result
}

/** A copy of a path item in which the operation has this id. */
function withId(part: Json, [key, ...others]: readonly string[], operationId: string): JsonObject {
  const object = part as JsonObject
  return key === undefined
    ? { ...object, operationId }
    : { ...object, [key]: withId(object[key]!, others, operationId) }
}

function namedIn(paths: JsonObject): Named[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    operationsOf(item).flatMap(({ method, keys, operation }) => {
      if (!isObject(operation)) return []
      const { operationId: id } = operation
      return [
        {
          path,
          method: method.toLowerCase(),
          keys,
          id: typeof id === 'string' && id.trim() !== '' && id !== '__proto__' ? id : undefined,
        },
      ]
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
