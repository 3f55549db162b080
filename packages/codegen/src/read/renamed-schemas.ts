import { identifierOf, isUsableName } from './identifier-of.ts'
import { isObject, type JsonObject } from './json.ts'
import { mapValues } from './map-children.ts'
import { at, keysOf } from './pointer.ts'
import { componentsOf } from './schema-graph.ts'
import { uniqueNames } from './unique-names.ts'

/** Names that the generated files declare or import beside the schemas. */
const helperNames = new Set(['OrNull', 'components', 'operations', 'paths', 'OtherValue'])

/** Maps component schemas whose names are invalid identifiers or would clash to new identifiers. */
export function renamedSchemas(document: JsonObject): Map<string, string> {
  const authored = Object.keys(componentsOf(document, 'schemas'))
  const names = new Set(authored)
  const isTaken = (name: string) => name.endsWith('WithDefaults') && names.has(name.slice(0, -'WithDefaults'.length))
  const isFree = (name: string) => isUsableName(name) && !helperNames.has(name) && !isTaken(name)
  if (authored.every(isFree)) return new Map()
  const propose = (name: string) => (isFree(name) ? name : identifierOf(name, 'Schema'))
  const taken = [...helperNames, ...authored.filter(isTaken)]
  const chosen = uniqueNames(authored, { propose, taken })
  return new Map([...chosen].filter(([name, identifier]) => name !== identifier))
}

/** The reference to a renamed schema, or into it. Other references stay as they are. */
export function renamedReference(text: string, renamed: ReadonlyMap<string, string>): string {
  const keys = keysOf(text)
  if (keys?.[0] !== 'components' || keys[1] !== 'schemas') return text
  const identifier = keys[2] === undefined ? undefined : renamed.get(keys[2])
  return identifier === undefined ? text : `#${at('/components/schemas', identifier, ...keys.slice(3))}`
}

/** Rewrites the mapping of a discriminator, which holds references, or names of component schemas. */
export function renamedMapping(schema: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const { discriminator } = schema
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return schema
  const mapping = mapValues(discriminator.mapping, [], (target) =>
    typeof target === 'string' ? (renamed.get(target) ?? renamedReference(target, renamed)) : target,
  )
  return { ...schema, discriminator: { ...discriminator, mapping } }
}

/** Renames component schemas, but not the references to them. */
export function renameComponents(document: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const { components } = document
  if (renamed.size === 0 || !isObject(components) || !isObject(components.schemas)) return document
  const entries = Object.entries(components.schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema])
  return { ...document, components: { ...components, schemas: Object.fromEntries(entries) } }
}
