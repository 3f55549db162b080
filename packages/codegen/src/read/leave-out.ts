import { asArray, asObject, isObject, type Json, type JsonObject } from './json.ts'
import { operationsOf } from './methods.ts'
import { at, keysOfPointer, lookUp } from './pointer.ts'
import { referencesIn } from './schema-graph.ts'

/** A document without unsupported operations, and the names of these operations: `GET /books`. */
interface Remainder {
  readonly document: JsonObject
  readonly leftOut: readonly string[]
}

/**
 * Removes components with errors, and every operation that has an error or uses such a component.
 *
 * @param errors the pointers of all errors
 * @returns undefined if an error belongs to neither an operation nor a component
 */
export function leaveOut(document: JsonObject, errors: readonly string[]): Remainder | undefined {
  const broken = brokenParts(document, errors)
  if (broken === undefined) return undefined
  const operations = operationsIn(document)
  const parts = [...componentsIn(document), ...operations]
  const isBroken = (part: Json) =>
    referencesIn(part).some(({ kind, name }) => broken.has(at('/components', kind, name)))
  for (let size = -1; size !== broken.size; ) {
    size = broken.size
    for (const { pointer, part } of parts) if (!broken.has(pointer) && isBroken(part)) broken.add(pointer)
  }
  const leftOut = operations.filter(({ pointer }) => broken.has(pointer))
  return { document: without(document, broken), leftOut: leftOut.map(({ name }) => name) }
}

/** An operation or a component. */
interface Part {
  readonly pointer: string
  /** What it contains and refers to. */
  readonly part: Json
  readonly name: string
}

interface OperationPart extends Part {
  readonly operation: JsonObject
  /** Its path, or the name of its webhook. */
  readonly path: string
}

/** All components of a document. */
export function componentsIn({ components }: JsonObject): Part[] {
  return Object.entries(asObject(components)).flatMap(([section, parts]) =>
    Object.entries(asObject(parts)).map(([name, part]) => ({ pointer: at('/components', section, name), part, name })),
  )
}

/** The operations of the paths and webhooks of a document. */
export function operationsIn(document: JsonObject): OperationPart[] {
  return ['paths', 'webhooks'].flatMap((field) =>
    Object.entries(asObject(document[field])).flatMap(([path, value]) => {
      const item = asObject(value)
      return operationsOf(item).map(({ method, keys, operation: value }) => {
        const operation = asObject(value)
        const security = operation.security ?? document.security
        const part = [value, item.parameters ?? [], schemesOf(security)]
        return { pointer: at('', field, path, ...keys), part, name: `${method.toUpperCase()} ${path}`, operation, path }
      })
    }),
  )
}

/** References to the schemes of security requirements. */
export function schemesOf(security: Json | undefined): Json[] {
  const names = asArray(security).flatMap((requirement) => Object.keys(asObject(requirement)))
  return names.map((name) => ({ $ref: `#${at('/components/securitySchemes', name)}` }))
}

/** The pointers of the operations and components that have errors. An error outside of both has no such part. */
function brokenParts(document: JsonObject, errors: readonly string[]): Set<string> | undefined {
  const broken = new Set<string>()
  for (const error of errors) {
    const [field = '', first, second, third] = keysOfPointer(error)
    if (first === undefined || !['paths', 'webhooks', 'components'].includes(field)) return undefined
    if (field === 'components' && second === undefined) return undefined
    if (field === 'components') {
      broken.add(at('', field, first, second!))
      continue
    }
    const operations = operationsOf(asObject(document[field])[first])
    const own = operations.find(({ keys }) => keys[0] === second && (keys.length === 1 || keys[1] === third))
    if (own === undefined) broken.add(at('', field, first))
    for (const { keys } of own === undefined ? operations : [own]) broken.add(at('', field, first, ...keys))
  }
  const exists = (pointer: string) => lookUp(document, keysOfPointer(pointer)) !== undefined
  return [...broken].some(exists) ? broken : undefined
}

/** A copy without the parts at the pointers, and without paths that have no operation left. */
export function without(document: JsonObject, pointers: ReadonlySet<string>): JsonObject {
  const result = { ...document }
  for (const field of ['paths', 'webhooks', 'components']) {
    if (!isObject(document[field])) continue
    const groups = Object.entries(document[field]).flatMap(([key, group]): [string, Json][] => {
      if (pointers.has(at('', field, key))) return []
      const kept = withoutParts(asObject(group), at('', field, key), pointers)
      const isEmpty = field !== 'components' && operationsOf(kept).length === 0
      return isEmpty && operationsOf(group).length > 0 ? [] : [[key, kept]]
    })
    result[field] = Object.fromEntries(groups)
  }
  return result
}

function withoutParts(group: JsonObject, pointer: string, pointers: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(group).filter(([name]) => !pointers.has(at(pointer, name)))
  const kept = entries.map(([name, part]): [string, Json] => {
    const isMap = name === 'additionalOperations' && isObject(part)
    return [name, isMap ? withoutParts(part, at(pointer, name), pointers) : part]
  })
  return Object.fromEntries(kept)
}
