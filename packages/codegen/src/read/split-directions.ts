import { asArray, isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren } from './map-children.ts'
import { at, keysOf, lookUp } from './pointer.ts'
import { componentsOf, schemaGraph } from './schema-graph.ts'
import { uniqueNames } from './unique-names.ts'

/** Where a schema is used, and the keyword whose properties are not required there. */
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
  for (const direction of directions) {
    if (!hasTrueKey(document, direction.keyword)) continue
    const split = new Split(document, direction)
    if (!split.isNeeded) continue
    result = split.rewrite(result)
    for (const [name, variant] of split.used) variants.set(variant, name)
    result = withVariants(result, split)
  }
  return { document: result, variants }
}

/** Whether any object in the document has this key with the value true. It need not be a schema. */
function hasTrueKey(value: Json, keyword: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasTrueKey(item, keyword))
  if (!isObject(value)) return false
  if (value[keyword] === true) return true
  for (const key in value) if (hasTrueKey(value[key]!, keyword)) return true
  return false
}

function withVariants(document: JsonObject, split: Split): JsonObject {
  const schemas = componentsOf(document, 'schemas')
  // Rewriting a variant may use further variants, so the map may grow.
  const rewritten = new Map<string, Json>()
  for (const [name, variant] of split.used)
    rewritten.set(variant, split.schema(componentsOf(split.document, 'schemas')[name]!))
  const entries = Object.entries(schemas).flatMap(([name, schema]): [string, Json][] => {
    const variant = split.used.get(name)
    return variant === undefined
      ? [[name, schema]]
      : [
          [name, schema],
          [variant, rewritten.get(variant)!],
        ]
  })
  return { ...document, components: { ...(document.components as JsonObject), schemas: Object.fromEntries(entries) } }
}

const noNames: ReadonlySet<string> = new Set()

/** Rewrites the schemas of one direction. */
class Split {
  readonly document: JsonObject
  readonly #direction: Direction
  /** Maps each differing component to the name of its variant. */
  readonly #variants: ReadonlyMap<string, string>
  /** The variants that rewritten schemas refer to, by component. */
  readonly used = new Map<string, string>()
  readonly #cache = new WeakMap<JsonObject, ReadonlySet<string>>()

  constructor(document: JsonObject, direction: Direction) {
    this.document = document
    this.#direction = direction
    this.#variants = new Map()
    this.#variants = this.#findVariants()
  }

  /** Whether the direction changes anything. */
  get isNeeded(): boolean {
    return this.#variants.size > 0 || this.rewrite(this.document) !== this.document
  }

  /** Rewrites the bodies in operations and components. */
  rewrite(document: JsonObject): JsonObject {
    const visit = (value: Json, kind: Kind): Json => {
      if (!isObject(value)) return value
      if (kind === this.#direction.kind)
        return mapChildren(kind, value, [], (child, inner) => this.#within(child, inner))
      return kind === 'callback' || kind === 'schema' ? value : mapChildren(kind, value, [], visit)
    }
    const path: (string | number)[] = []
    return mapChildren('document', document, path, (child, kind) =>
      path[0] === 'webhooks' ? child : visit(child, kind),
    )
  }

  #within(value: Json, kind: Kind): Json {
    if (kind === 'schema') return this.schema(value)
    return isObject(value) ? mapChildren(kind, value, [], (child, inner) => this.#within(child, inner)) : value
  }

  /**
   * Rewrites a schema: properties that are optional in this direction are no longer required.
   *
   * @param inherited optional properties of the schema whose `allOf` contains this one
   */
  schema(value: Json, inherited: ReadonlySet<string> = noNames): Json {
    if (!isObject(value)) return value
    const own = this.#optionalNames(value, new Set())
    const optional = own === noNames ? inherited : new Set([...inherited, ...own])
    const path: (string | number)[] = []
    let result = mapChildren('schema', value, path, (child) => {
      const [keyword] = path
      if (keyword === 'not' || keyword === 'if') return child
      return this.schema(child, keyword === 'allOf' ? optional : undefined)
    })
    const { required, $ref, discriminator } = result
    if (optional !== noNames && Array.isArray(required) && required.some((name) => optional.has(name as string))) {
      const { required: _before, ...rest } = result
      const stillRequired = required.filter((name) => !optional.has(name as string))
      result = stillRequired.length === 0 ? rest : { ...result, required: stillRequired }
    }
    const target = this.#variantOf($ref)
    if (target !== undefined) result = { ...result, $ref: target }
    if (isObject(discriminator) && isObject(discriminator.mapping)) {
      const mapping = Object.entries(discriminator.mapping).map(([key, to]): [string, Json] => [
        key,
        this.#variantOf(to) ?? to,
      ])
      const isChanged = mapping.some(([key, to]) => (discriminator.mapping as JsonObject)[key] !== to)
      if (isChanged) result = { ...result, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } }
    }
    return result
  }

  #variantOf(reference: Json | undefined): string | undefined {
    const keys = typeof reference === 'string' ? keysOf(reference) : undefined
    const variant = keys?.length === 3 && keys[1] === 'schemas' ? this.#variants.get(keys[2]!) : undefined
    if (variant === undefined) return undefined
    this.used.set(keys![2]!, variant)
    return `#${at('/components/schemas', variant)}`
  }

  /** The properties that are optional in this direction, including those of `allOf`, `$ref` and all options. */
  #optionalNames(schema: Json | undefined, seen: Set<Json>): ReadonlySet<string> {
    if (!isObject(schema)) return noNames
    const { properties, $ref, allOf, oneOf, anyOf } = schema
    if ([properties, $ref, allOf, oneOf, anyOf].every((each) => each === undefined)) return noNames
    const known = this.#cache.get(schema)
    if (known !== undefined) return known
    // Stop at circular references.
    if (seen.has(schema)) return noNames
    seen.add(schema)
    const names: string[] = []
    for (const name of isObject(properties) ? Object.keys(properties) : []) {
      if (this.#isOptional((properties as JsonObject)[name])) names.push(name)
    }
    for (const part of this.#partsOf(schema)) names.push(...this.#optionalNames(part, seen))
    for (const options of [oneOf, anyOf]) {
      if (!Array.isArray(options)) continue
      const [first = noNames, ...others] = options.map((option) => this.#optionalNames(option, seen))
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
    if (property.$ref === undefined && property.allOf === undefined) return false
    return this.#partsOf(property).some((part) => this.#isOptional(part, depth + 1))
  }

  #partsOf({ $ref, allOf }: JsonObject): Json[] {
    const target = typeof $ref === 'string' ? lookUp(this.document, keysOf($ref) ?? []) : undefined
    return [...(target === undefined ? [] : [target]), ...asArray(allOf)]
  }

  #findVariants(): Map<string, string> {
    const schemas = componentsOf(this.document, 'schemas')
    const names = Object.keys(schemas)
    const differing = new Set(names.filter((name) => this.schema(schemas[name]!) !== schemas[name]))
    if (differing.size === 0) return new Map()
    const graph = [...schemaGraph(this.document)]
    for (let before = 0; before < differing.size; ) {
      before = differing.size
      for (const [name, used] of graph) if ([...used].some((each) => differing.has(each))) differing.add(name)
    }
    const propose = (name: string) => `${name}${this.#direction.suffix}`
    return uniqueNames([...differing], { propose, taken: names })
  }
}
