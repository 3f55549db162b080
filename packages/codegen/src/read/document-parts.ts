import { asArray, asObject, isObject, type Json, type JsonObject } from './json.ts'
import { mapDocument } from './map-children.ts'
import { operationsOf } from './methods.ts'
import { at } from './pointer.ts'
import { componentsOf, referencesIn } from './schema-graph.ts'

/** A part of a document that can be left out: an operation, a component, a callback or a request of one. */
export interface Part {
  readonly pointer: string
  /** What it contains and refers to, without the callbacks of an operation and the requests of a callback. */
  readonly part: Json
  /** How messages name it, such as `GET /books`. */
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
    Object.entries(asObject(parts)).map(([name, value]) => ({
      pointer: at('/components', section, name),
      part: section === 'callbacks' ? referenceOf(value) : value,
      name: `The component '${name}'`,
    })),
  )
}

/** The operations of the paths and webhooks of a document. */
export function operationsIn(document: JsonObject): OperationPart[] {
  return ['paths', 'webhooks'].flatMap((field) =>
    Object.entries(asObject(document[field])).flatMap(([path, item]) =>
      operationsOf(item).map(({ method, keys, operation }) => ({
        pointer: at('', field, path, ...keys),
        part: partOf(operation, item, document.security),
        name: `${method.toUpperCase()} ${path}`,
        operation: asObject(operation),
        path,
      })),
    ),
  )
}

/** The callbacks of a document, and their requests. */
export function callbacksIn(document: JsonObject): Part[] {
  const found: Part[] = []
  mapDocument(document, (object, kind, path) => {
    if (kind !== 'callback') return object
    const [pointer, name] = [at('', ...path), path.at(-1)]
    found.push({ pointer, part: referenceOf(object), name: `The callback '${name}'` })
    for (const [expression, item] of Object.entries(object)) {
      for (const { method, keys, operation } of operationsOf(item)) {
        found.push({
          pointer: at(pointer, expression, ...keys),
          part: partOf(operation, item, undefined),
          name: `${method.toUpperCase()} of the callback '${name}'`,
        })
      }
    }
    return object
  })
  return found
}

function partOf(operation: Json, item: Json, security: Json | undefined): Json {
  const { callbacks: _others, ...own } = asObject(operation)
  return [own, asObject(item).parameters ?? [], schemesOf(own.security ?? security)]
}

/** A reference without what is beside it. */
function referenceOf(value: Json): Json {
  return isObject(value) && value.$ref !== undefined ? { $ref: value.$ref } : []
}

/** References to the schemes of security requirements. */
export function schemesOf(security: Json | undefined): Json[] {
  const names = asArray(security).flatMap((requirement) => Object.keys(asObject(requirement)))
  return names.map((name) => ({ $ref: `#${at('/components/securitySchemes', name)}` }))
}

/** The pointers of the components that parts use, directly or through other components. */
export function usedBy(parts: readonly Pick<Part, 'part'>[], document: JsonObject): Set<string> {
  const used = new Set<string>()
  const rest = parts.map(({ part }) => part)
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    for (const { kind, name } of referencesIn(part)) {
      const pointer = at('/components', kind, name)
      if (used.has(pointer)) continue
      used.add(pointer)
      const component = componentsOf(document, kind)[name]
      if (component !== undefined) rest.push(component)
    }
  }
  return used
}
