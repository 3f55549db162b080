import { asObject, isObject, type Json, type JsonObject } from './json.ts'
import { keysOf } from './pointer.ts'
import { mapFields, valueFields } from './value-fields.ts'

/** The components in a section of the document. */
export function componentsOf(document: JsonObject, kind: string): JsonObject {
  const { components } = document
  const found = isObject(components) ? components[kind] : undefined
  return asObject(found)
}

/** A reference to a component. */
export interface Reference {
  readonly kind: string
  readonly name: string
}

const none: readonly Reference[] = []
const known = new WeakMap<object, readonly Reference[]>()

/** The components that a part refers to directly, in document order. */
export function referencesIn(part: Json | undefined): readonly Reference[] {
  if (typeof part !== 'object' || part === null) return none
  const before = known.get(part)
  if (before !== undefined) return before
  const found: Reference[] = []
  collect(part, found, false)
  known.set(part, found)
  return found
}

function collect(value: Json, found: Reference[], isMap: boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) collect(item, found, false)
    return
  }
  if (!isObject(value)) return
  const reference = value.$ref
  const keys = typeof reference === 'string' ? keysOf(reference) : undefined
  if (keys?.[0] === 'components' && keys.length >= 3) found.push({ kind: keys[1]!, name: keys[2]! })
  for (const key in value) {
    const inner = value[key]!
    if (typeof inner !== 'object' || inner === null) continue
    if (isMap || !valueFields.has(key)) collect(inner, found, !isMap && mapFields.has(key))
  }
}

/** The component schemas that a part refers to, directly or through components of other sections. */
export function schemasIn(part: Json | undefined, document: JsonObject): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (inner: Json | undefined) => {
    for (const { kind, name } of referencesIn(inner)) {
      if (kind === 'schemas') found.add(name)
      else if (kind !== 'examples' && !seen.has(`${kind}/${name}`)) {
        seen.add(`${kind}/${name}`)
        visit(componentsOf(document, kind)[name])
      }
    }
  }
  visit(part)
  return found
}

/** Maps each component schema to the component schemas that it refers to directly. */
export function schemaGraph(document: JsonObject): Map<string, Set<string>> {
  const schemas = componentsOf(document, 'schemas')
  return new Map(Object.keys(schemas).map((name) => [name, schemasIn(schemas[name], document)]))
}
