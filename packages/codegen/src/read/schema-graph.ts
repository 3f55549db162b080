import { isObject, type Json, type JsonObject } from './json.ts'
import { keysOf } from './pointer.ts'

/** The components of a kind, as authored. */
export function componentsOf(document: JsonObject, kind: string): JsonObject {
  const { components } = document
  const found = isObject(components) ? components[kind] : undefined
  return isObject(found) ? found : {}
}

/** The names of the component schemas that a part of the document refers to, through other components than schemas too. */
export function schemasIn(part: Json | undefined, document: JsonObject): Set<string> {
  const found = new Set<string>()
  const seen = new Set<Json>()
  const visit = (value: Json | undefined) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const reference = isObject(value) ? value.$ref : undefined
    const keys = typeof reference === 'string' ? keysOf(reference) : undefined
    if (keys?.[0] === 'components' && keys.length >= 3) {
      const [, kind, name] = keys as [string, string, string]
      if (kind === 'schemas') found.add(name)
      else if (kind !== 'examples') visit(componentsOf(document, kind)[name])
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'example' && key !== 'examples' && key !== 'default' && key !== 'discriminator') visit(inner)
    }
  }
  visit(part)
  return found
}

/** For each component schema, the ones that it refers to directly. */
export function schemaGraph(document: JsonObject): Map<string, Set<string>> {
  const schemas = componentsOf(document, 'schemas')
  return new Map(Object.keys(schemas).map((name) => [name, schemasIn(schemas[name], document)]))
}
