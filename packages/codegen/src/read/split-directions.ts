import { componentAt, targetOf } from './component-of.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren, type Path } from './map-children.ts'
import { someObject } from './map-objects.ts'
import { at } from './pointer.ts'
import { componentsOf, schemaGraph } from './schema-graph.ts'
import { uniqueNames } from './unique-names.ts'

/** Each direction in which a schema is used, and the keyword whose properties are not required there. */
const directions = [
  { kind: 'requestBody', keyword: 'readOnly', suffix: 'InRequest' },
  { kind: 'response', keyword: 'writeOnly', suffix: 'InResponse' },
] as const

type Direction = (typeof directions)[number]

/**
 * Splits schemas that differ between requests and responses: a `readOnly` property can be required only in responses, a
 * `writeOnly` property only in requests. Each component that differs and is used gets a variant such as `BookInRequest`.
 * Bodies of webhooks and callbacks stay unchanged, because the service itself sends them.
 *
 * @returns the document, unchanged if nothing differs, and a map from each variant to its original component
 */
export function splitDirections(document: JsonObject): { document: JsonObject; variants: Map<string, string> } {
  const variants = new Map<string, string>()
  let result = document
  const marks = marksIn(document)
  for (const direction of directions) {
    if (![...marks.values()].some((each) => each[direction.keyword])) continue
    const split = new Split(document, direction, marks)
    result = split.withVariants(split.rewrite(result))
    for (const [name, variant] of split.used) variants.set(variant, name)
  }
  return { document: result, variants }
}

/** What an object of a part has: a keyword that is true, or a reference to a schema that is not a component. */
interface Marks {
  readOnly: boolean
  writeOnly: boolean
  isInline: boolean
}

/** The marks of each component schema, and of the rest of the document. */
function marksIn(document: JsonObject): Map<string | undefined, Marks> {
  const all = new Map<string | undefined, Marks>()
  const scan = (name: string | undefined, part: Json) => {
    const found: Marks = { readOnly: false, writeOnly: false, isInline: false }
    someObject(part, ({ readOnly, writeOnly, $ref }) => {
      if (readOnly === true) found.readOnly = true
      if (writeOnly === true) found.writeOnly = true
      if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) found.isInline = true
      return false
    })
    all.set(name, found)
  }
  const schemas = componentsOf(document, 'schemas')
  for (const name in schemas) scan(name, schemas[name]!)
  const { components, ...others } = document
  const { schemas: _schemas, ...sections } = asObject(components)
  scan(undefined, { ...others, components: sections })
  return all
}

const noNames: ReadonlySet<string> = new Set()

/** Rewrites the schemas of one direction. */
class Split {
  readonly #document: JsonObject
  readonly #direction: Direction
  /** Maps each differing component to the name of its variant. */
  readonly #variants: ReadonlyMap<string, string>
  /** The variants that rewritten schemas refer to, by component. */
  readonly used = new Map<string, string>()
  readonly #cache = new Map<JsonObject, ReadonlySet<string>>()

  constructor(document: JsonObject, direction: Direction, marks: ReadonlyMap<string | undefined, Marks>) {
    this.#document = document
    this.#direction = direction
    this.#variants = new Map()
    this.#variants = this.#findVariants(marks)
  }

  /** Rewrites the bodies in operations and components. */
  rewrite(document: JsonObject): JsonObject {
    const visit = (value: Json, kind: Kind): Json => {
      if (!isObject(value) || kind === 'callback' || kind === 'schema') return value
      return mapChildren(kind, value, [], kind === this.#direction.kind ? visitBody : visit)
    }
    const visitBody = (value: Json, kind: Kind): Json => {
      if (kind === 'schema') return this.#rewriteSchema(value)
      return isObject(value) ? mapChildren(kind, value, [], visitBody) : value
    }
    const path: Path = []
    return mapChildren('document', document, path, (child, kind) =>
      path[0] === 'webhooks' ? child : visit(child, kind),
    )
  }

  /** Adds each variant that is used after its component. */
  withVariants(document: JsonObject): JsonObject {
    const authored = componentsOf(this.#document, 'schemas')
    // Rewriting a variant may use further variants, so the map may grow.
    const variants = new Map<string, Json>()
    for (const name of this.used.keys()) variants.set(name, this.#rewriteSchema(authored[name]!))
    if (variants.size === 0) return document
    const entries = Object.entries(componentsOf(document, 'schemas')).flatMap((entry): [string, Json][] => {
      const variant = this.used.get(entry[0])
      return variant === undefined ? [entry] : [entry, [variant, variants.get(entry[0])!]]
    })
    return { ...document, components: { ...asObject(document.components), schemas: Object.fromEntries(entries) } }
  }

  /**
   * Rewrites a schema: properties that are optional in this direction are no longer required.
   *
   * @param inherited optional properties of the schema whose `allOf` contains this one
   */
  #rewriteSchema(value: Json, inherited: ReadonlySet<string> = noNames): Json {
    if (!isObject(value)) return value
    const own = this.#optionalNames(value, new Set())
    const optional = own === noNames ? inherited : new Set([...inherited, ...own])
    const path: Path = []
    let result = mapChildren('schema', value, path, (child) => {
      const [keyword] = path
      if (keyword === 'not' || keyword === 'if') return child
      return this.#rewriteSchema(child, keyword === 'allOf' ? optional : undefined)
    })
    const { required, $ref, discriminator } = result
    if (Array.isArray(required) && required.some((name) => optional.has(name as string))) {
      const stillRequired = required.filter((name) => !optional.has(name as string))
      const { required: _before, ...rest } = result
      result = stillRequired.length === 0 ? rest : { ...result, required: stillRequired }
    }
    const target = this.#variantOf($ref)
    if (target !== undefined) result = { ...result, $ref: target }
    if (!isObject(discriminator)) return result
    const mapping = asObject(discriminator.mapping)
    const mapped = Object.entries(mapping).map(([key, to]): [string, Json] => [key, this.#variantOf(to) ?? to])
    if (mapped.every(([key, to]) => mapping[key] === to)) return result
    return { ...result, discriminator: { ...discriminator, mapping: Object.fromEntries(mapped) } }
  }

  /** The reference to the variant of a component, which is used then. */
  #variantOf(reference: Json | undefined): string | undefined {
    const name = componentAt(reference) ?? ''
    const variant = this.#variants.get(name)
    if (variant === undefined) return undefined
    this.used.set(name, variant)
    return `#${at('/components/schemas', variant)}`
  }

  /** The properties that are optional in this direction, including those of `allOf`, `$ref` and all options. */
  #optionalNames(schema: Json | undefined, seen: Set<Json>): ReadonlySet<string> {
    if (!isObject(schema)) return noNames
    const { properties, $ref, allOf, oneOf, anyOf } = schema
    if ([properties, $ref, allOf, oneOf, anyOf].every((each) => each === undefined)) return noNames
    const known = this.#cache.get(schema)
    // Stop at circular references.
    if (known !== undefined || seen.has(schema)) return known ?? noNames
    seen.add(schema)
    const own = Object.entries(asObject(properties)).filter(([, property]) => this.#isOptional(property))
    const names = own.map(([name]) => name)
    for (const part of this.#partsOf(schema)) names.push(...this.#optionalNames(part, seen))
    for (const options of [oneOf, anyOf]) {
      const [first = noNames, ...others] = asArray(options).map((option) => this.#optionalNames(option, seen))
      names.push(...[...first].filter((name) => others.every((other) => other.has(name))))
    }
    const found = names.length === 0 ? noNames : new Set(names)
    this.#cache.set(schema, found)
    return found
  }

  #isOptional(property: Json | undefined, depth = 0): boolean {
    // Stop at circular references.
    if (!isObject(property) || depth > 10) return false
    if (property[this.#direction.keyword] === true) return true
    return this.#partsOf(property).some((part) => this.#isOptional(part, depth + 1))
  }

  #partsOf(schema: JsonObject): (Json | undefined)[] {
    return [targetOf(schema, this.#document), ...asArray(schema.allOf)]
  }

  #findVariants(marks: ReadonlyMap<string | undefined, Marks>): Map<string, string> {
    const schemas = componentsOf(this.#document, 'schemas')
    const names = Object.keys(schemas)
    const graph = schemaGraph(this.#document)
    // Rewriting looks at each property, so it is tried only where the keyword may be.
    const affected = withUsers(
      names.filter((name) => marks.get(name)![this.#direction.keyword] || marks.get(name)!.isInline),
      graph,
    )
    const differing = names.filter(
      (name) => affected.has(name) && this.#rewriteSchema(schemas[name]!) !== schemas[name],
    )
    const found = withUsers(differing, graph)
    return uniqueNames([...found], { propose: (name) => `${name}${this.#direction.suffix}`, taken: names })
  }
}

/** Components and all that refer to them, directly or through others. */
function withUsers(names: readonly string[], graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(names)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const [name, used] of graph) if (!found.has(name) && [...used].some((each) => found.has(each))) found.add(name)
  }
  return found
}
