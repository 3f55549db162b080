import { asArray, asObject, isObject, type Json, type JsonObject } from './json.ts'
import { methods } from './methods.ts'
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
      const own = Object.entries(item).filter(([method]) => methods.includes(method))
      return [...own, ...Object.entries(asObject(item.additionalOperations))].map(([method, value]) => {
        const operation = asObject(value)
        const security = operation.security ?? document.security
        const part = [value, item.parameters ?? [], schemesOf(security)]
        const name = methods.includes(method) ? method : 'additionalOperations'
        return { pointer: at('', field, path, name), part, name: `${method.toUpperCase()} ${path}`, operation, path }
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
    const [field = '', first, second] = keysOfPointer(error)
    const isOperation = second !== undefined && [...methods, 'additionalOperations'].includes(second)
    if (first === undefined || !['paths', 'webhooks', 'components'].includes(field)) return undefined
    if (field === 'components' && second === undefined) return undefined
    if (field === 'components' || isOperation) broken.add(at('', field, first, second!))
    else for (const name of methods) broken.add(at('', field, first)).add(at('', field, first, name))
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
      const all = Object.entries(asObject(group))
      const kept = all.filter(([name]) => !pointers.has(at('', field, key, name)))
      const isEmpty = field !== 'components' && !kept.some(([name]) => methods.includes(name))
      return isEmpty && kept.length < all.length ? [] : [[key, Object.fromEntries(kept)]]
    })
    result[field] = Object.fromEntries(groups)
  }
  return result
}
