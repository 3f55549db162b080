import { componentOf } from './component-of.ts'
import { identifierOf, isUsableName } from './identifier-of.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from './json.ts'
import { at, keysOf } from './pointer.ts'
import { componentsOf } from './schema-graph.ts'
import { uniqueNames } from './unique-names.ts'

/** Names that only the declarations of generated files import. */
const helperNames = new Set(['OrNull'])

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

/** Rewrites the references to renamed component schemas. */
export class SchemaRenaming {
  readonly #renamed: ReadonlyMap<string, string>
  readonly #document: JsonObject
  #heirs: Map<string, string[]> | undefined

  constructor(document: JsonObject, renamed: ReadonlyMap<string, string>) {
    this.#document = document
    this.#renamed = renamed
  }

  /** Rewrites a `$ref` to a renamed schema or into it. */
  reference(text: string): string {
    const [components, kind, name, ...rest] = keysOf(text) ?? []
    const isSchema = components === 'components' && kind === 'schemas' && name !== undefined
    const identifier = isSchema ? this.#renamed.get(name) : undefined
    return identifier === undefined ? text : `#${at('/components/schemas', identifier, ...rest)}`
  }

  /**
   * Rewrites the mapping of a discriminator. Without a mapping, the property value is the schema's name, so this adds a
   * mapping from the authored name.
   *
   * @param owner the name of the component with the discriminator, if it is a component
   */
  discriminator(schema: JsonObject, owner: string | undefined): JsonObject {
    const { discriminator } = schema
    if (!isObject(discriminator)) return schema
    const authored = Object.entries(asObject(discriminator.mapping))
    const mapping = new Map(authored.map(([value, target]) => [value, this.#target(target)]))
    const targets = new Set(mapping.values())
    for (const name of this.#optionsOf(schema, owner)) {
      const reference = `#${at('/components/schemas', this.#renamed.get(name)!)}`
      if (!targets.has(reference) && !mapping.has(name)) mapping.set(name, reference)
    }
    if (mapping.size === 0) return schema
    return { ...schema, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } }
  }

  #target(target: Json): Json {
    if (typeof target !== 'string') return target
    const identifier = this.#renamed.get(target)
    return identifier === undefined ? this.reference(target) : `#${at('/components/schemas', identifier)}`
  }

  /** The renamed schemas among the options of a union, or among the extensions of a component. */
  #optionsOf({ oneOf, anyOf }: JsonObject, owner: string | undefined): string[] {
    const options = [...asArray(oneOf), ...asArray(anyOf)]
    if (options.length > 0) return componentsAmong(options).filter((name) => this.#renamed.has(name))
    return owner === undefined ? [] : (this.#heirsOf().get(owner) ?? [])
  }

  /** For each component, the renamed ones that extend it by `allOf`, directly or indirectly. */
  #heirsOf(): Map<string, string[]> {
    if (this.#heirs !== undefined) return this.#heirs
    const heirs = new Map<string, string[]>()
    const schemas = componentsOf(this.#document, 'schemas')
    for (const name of this.#renamed.keys()) {
      const bases = new Set([name])
      for (const base of bases) for (const next of basesOf(schemas[base])) bases.add(next)
      bases.delete(name)
      for (const base of bases) heirs.set(base, [...(heirs.get(base) ?? []), name])
    }
    this.#heirs = heirs
    return heirs
  }
}

function basesOf(schema: Json | undefined): string[] {
  return componentsAmong(asArray(asObject(schema).allOf))
}

function componentsAmong(schemas: readonly Json[]): string[] {
  return schemas.map(componentOf).filter((name) => name !== undefined)
}
