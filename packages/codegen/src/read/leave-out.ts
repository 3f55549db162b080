import { asObject, isObject, type Json, type JsonObject } from './json.ts'
import { operationFields } from './methods.ts'
import { at, keysOf, keysOfPointer, lookUp } from './pointer.ts'

/** A document without unsupported operations, and the names of these operations: `GET /books`. */
export interface Remainder {
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
  const refersToBroken = (part: Json) => referencesIn(part).some((reference) => broken.has(reference))
  for (let size = -1; size !== broken.size; ) {
    size = broken.size
    for (const { pointer, part } of [...componentsIn(document), ...operationsIn(document)]) {
      if (!broken.has(pointer) && refersToBroken(part)) broken.add(pointer)
    }
  }
  const leftOut = operationsIn(document).filter(({ pointer }) => broken.has(pointer))
  return { document: without(document, broken), leftOut: leftOut.map(({ name }) => name) }
}

interface Part {
  readonly pointer: string
  readonly part: Json
  readonly name: string
}

function componentsIn({ components }: JsonObject): Part[] {
  return entriesOf(components).flatMap(([section, parts]) =>
    entriesOf(parts).map(([name, part]) => ({ pointer: at('/components', section, name), part, name })),
  )
}

function operationsIn(document: JsonObject): Part[] {
  return ['paths', 'webhooks'].flatMap((field) =>
    entriesOf(document[field]).flatMap(([path, item]) => {
      const { parameters = [] } = asObject(item)
      const others = entriesOf(isObject(item) ? item.additionalOperations : undefined)
      return [...entriesOf(item).filter(([field]) => operationFields.includes(field)), ...others].map(
        ([method, operation]) => {
          const security = (isObject(operation) ? operation.security : undefined) ?? document.security ?? []
          const part = [operation, parameters, schemesOf(security)]
          const own = operationFields.includes(method) ? method : 'additionalOperations'
          return { pointer: at('', field, path, own), part, name: `${method.toUpperCase()} ${path}` }
        },
      )
    }),
  )
}

/** References to the security schemes of an operation. */
function schemesOf(security: Json): Json[] {
  const names = Array.isArray(security)
    ? security.flatMap((requirement) => entriesOf(requirement).map(([name]) => name))
    : []
  return names.map((name) => ({ $ref: `#${at('/components/securitySchemes', name)}` }))
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

/** The pointers of the operations and components that have errors. */
function brokenParts(document: JsonObject, errors: readonly string[]): Set<string> | undefined {
  const broken = new Set<string>()
  for (const error of errors) {
    const [field, first, second] = keysOfPointer(error)
    if (first === undefined || !['paths', 'webhooks', 'components'].includes(field!)) return undefined
    if (field === 'components') {
      if (second === undefined) return undefined
      broken.add(at('/components', first, second))
    } else if (second !== undefined && isOperations(second)) broken.add(at('', field!, first, second))
    else
      for (const method of [...operationFields, ''])
        broken.add(at('', field!, first, ...(method === '' ? [] : [method])))
  }
  const exists = (pointer: string) => lookUp(document, keysOfPointer(pointer)) !== undefined
  return [...broken].some(exists) ? broken : undefined
}

/** Whether a field of a path item holds only operations. */
function isOperations(field: string): boolean {
  return operationFields.includes(field) || field === 'additionalOperations'
}

const references = new WeakMap<object, readonly string[]>()

/** The pointers of the components that a part refers to directly. */
function referencesIn(part: Json): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  const known = references.get(part)
  if (known !== undefined) return known
  const found = new Set<string>()
  const visit = (value: Json) => {
    if (typeof value !== 'object' || value === null) return
    const keys = isObject(value) && typeof value.$ref === 'string' ? keysOf(value.$ref) : undefined
    if (keys?.[0] === 'components') found.add(at('', ...keys.slice(0, 3)))
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(part)
  references.set(part, [...found])
  return [...found]
}

/** A copy without the parts at the pointers, and without paths that have no operation left. */
function without(document: JsonObject, pointers: ReadonlySet<string>): JsonObject {
  const result = { ...document }
  for (const field of ['paths', 'webhooks']) {
    if (!isObject(document[field])) continue
    const items = entriesOf(document[field]).flatMap(([path, item]): [string, Json][] => {
      if (pointers.has(at('', field, path))) return []
      const fields = entriesOf(item).filter(([name]) => !pointers.has(at('', field, path, name)))
      const hasOperation =
        fields.length === entriesOf(item).length || fields.some(([name]) => operationFields.includes(name))
      return hasOperation ? [[path, Object.fromEntries(fields)]] : []
    })
    result[field] = Object.fromEntries(items)
  }
  if (!isObject(document.components)) return result
  const sections = entriesOf(document.components).map(([section, parts]): [string, Json] => {
    if (!isObject(parts)) return [section, parts]
    const remaining = entriesOf(parts).filter(([name]) => !pointers.has(at('/components', section, name)))
    return [section, Object.fromEntries(remaining)]
  })
  return { ...result, components: Object.fromEntries(sections) }
}
