import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { mapChildren } from '../read/map-children.ts'
import { at, keysOf, lookUp } from '../read/pointer.ts'
import { alternativesOf, type Node } from './alternatives.ts'
import type { Located, Source } from './source.ts'

const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null']

/** What an alternative of a schema says about values that are not null. */
export interface Shape {
  readonly name: string
  readonly parts: readonly Located<JsonObject>[]
  /** Unions that apply too, which are compared on their own. */
  readonly unions: readonly Located[]
  /** Without `null`. */
  readonly types: ReadonlySet<string>
  /** The valid values, if they are listed. Without null. */
  readonly values: readonly Json[] | undefined
  /** The values of an open set that are known, as `x-known-values`. */
  readonly known: readonly Json[] | undefined
}

/** The meaning of a schema. */
export interface Meaning {
  readonly nullable: boolean
  readonly shapes: readonly Shape[]
  /** Whether values or options may be added, as `x-may-grow` says. */
  readonly grows: boolean
  /** The schemas of the values of a discriminator that are listed. */
  readonly mapping: ReadonlyMap<string, Located>
  readonly pointer: string
}

/** @param max how many alternatives a product of unions may have */
export function meaningOf(node: Node, source: Source, max?: number): Meaning {
  const alternatives = alternativesOf(node, source, max)
  const all = alternatives.map((each) => ({ ...each, ...typesAndValues(each.parts) }))
  const shapes = all
    .filter(({ types }) => types.size > (types.has('null') ? 1 : 0))
    .map(({ types, values, ...shape }) => ({
      ...shape,
      types: new Set([...types].filter((type) => type !== 'null')),
      values: values?.filter((value) => value !== null),
      known: knownValues(shape.parts),
    }))
  return {
    nullable: all.some(({ types }) => types.has('null')),
    shapes: withKnownValues(withOneList(shapes)),
    grows: alternatives.some(({ parts }) => parts.some(({ value }) => value['x-may-grow'] === true)),
    mapping: mappingOf(
      alternatives.flatMap(({ parts }) => parts),
      source,
    ),
    pointer: alternatives[0]?.parts[0]?.pointer ?? node[0]?.pointer ?? '',
  }
}

/** A target that does not exist may be anything. */
function mappingOf(parts: readonly Located<JsonObject>[], { document }: Source): ReadonlyMap<string, Located> {
  return new Map(
    parts.flatMap(({ value: { discriminator }, pointer }) =>
      Object.entries(asObject(asObject(discriminator).mapping)).map(([value, target]) => {
        const name = String(target)
        const $ref = name.startsWith('#') ? name : `#${at('/components/schemas', name)}`
        const schema = lookUp(document, keysOf($ref) ?? []) === undefined ? true : { $ref }
        return [value, { value: schema, pointer: at(pointer, 'discriminator', 'mapping', value) }]
      }),
    ),
  )
}

function typesAndValues(parts: readonly Located<JsonObject>[]) {
  const excluded = new Set(parts.flatMap(({ value }) => excludedTypes(value.not)))
  const all = parts.map(({ value }) => typesOf(value)).reduce(intersected, new Set(jsonTypes))
  const types = new Set([...all].filter((type) => !excluded.has(type)))
  if (parts.some(({ value }) => Number.isInteger(value.multipleOf)) && types.delete('number')) types.add('integer')
  const lists = parts.flatMap(({ value }) => [value.enum, 'const' in value ? [value.const!] : undefined])
  const values = lists.filter(Array.isArray).reduce<Json[] | undefined>((before, list) => {
    return before === undefined ? list : before.filter((value) => list.some((each) => isEqual(each, value)))
  }, undefined)
  const valid = values?.filter((value) => isOf(types, value))
  if (valid === undefined) return { types, values: undefined }
  const isAnyBoolean =
    [true, false].every((each) => valid.includes(each)) &&
    valid.every((each) => typeof each === 'boolean' || each === null)
  return { types: new Set(valid.map(typeOf)), values: isAnyBoolean ? undefined : valid }
}

/** The types that a `not` excludes, if it says no more. A number may be an integer, so it is none of them. */
export function excludedTypes(not: Json | undefined): string[] {
  if (!isObject(not)) return []
  const { type, ...others } = withoutAnnotations(not)
  if (type === undefined && isEqual(others, { const: null })) return ['null']
  const types = [type ?? []].flat().map(String)
  return Object.keys(others).length > 0 || types.some((each) => ['number', 'integer'].includes(each)) ? [] : types
}

/** The types of a schema. Authors who write keywords of one type mean it, even if they leave it out. */
function typesOf({ type, ...schema }: JsonObject): Set<string> {
  if (type !== undefined) return new Set([type].flat().map(String))
  if (isObject(schema.properties)) return new Set(['object'])
  return new Set(schema.items === undefined ? jsonTypes : ['array'])
}

function intersected(left: Set<string>, right: Set<string>): Set<string> {
  const common = [...left].filter((type) => right.has(type))
  if ([left, right].some((each) => each.has('integer')) && [left, right].some((each) => each.has('number')))
    common.push('integer')
  return new Set(common)
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function isOf(types: ReadonlySet<string>, value: Json): boolean {
  return types.has(typeOf(value)) || (typeof value === 'number' && types.has('number'))
}

function knownValues(parts: readonly Located<JsonObject>[]): Json[] | undefined {
  const lists = parts.map(({ value }) => value['x-known-values'] ?? value['x-extensible-enum'])
  return lists.find(Array.isArray)
}

/** Combines options that only list values, such as one `const` for each. */
function withOneList(shapes: readonly Shape[]): readonly Shape[] {
  const [first, ...others] = shapes.filter(({ values }) => values !== undefined)
  if (first === undefined || others.length === 0) return shapes
  const all = [first, ...others]
  const combined = {
    ...first,
    name: '',
    types: new Set(all.flatMap(({ types }) => [...types])),
    values: all.flatMap(({ values = [] }) => values),
  }
  return [combined, ...shapes.filter(({ values }) => values === undefined)]
}

/** Takes the values of `anyOf: [{ enum }, { type: string }]` for known values of the string. */
function withKnownValues(shapes: readonly Shape[]): readonly Shape[] {
  const list = shapes.find(({ values }) => values?.every((value) => typeof value === 'string'))
  const open = shapes.find(({ types, values }) => values === undefined && types.has('string'))
  if (list === undefined || open === undefined) return shapes
  const known = [...(open.known ?? []), ...(list.values ?? [])]
  return shapes.filter((shape) => shape !== list).map((shape) => (shape === open ? { ...open, known } : shape))
}

/** The values of a keyword in all parts. */
export function valuesOf(shape: Shape, keyword: string): Located<Json>[] {
  return shape.parts.flatMap(({ value, pointer }) =>
    Object.hasOwn(value, keyword) ? [{ value: value[keyword]!, pointer }] : [],
  )
}

/** The schemas of a keyword in all parts. */
export function nodeOf(shape: Shape, keyword: string): Node {
  return valuesOf(shape, keyword).map(({ value, pointer }) => ({ value, pointer: at(pointer, keyword) }))
}

/** The schemas by name that a keyword such as `properties` holds. */
export function nodesOf(shape: Shape, keyword: string): Map<string, Node> {
  const nodes = new Map<string, Node>()
  for (const { value, pointer } of valuesOf(shape, keyword)) {
    for (const [name, schema] of Object.entries(asObject(value)))
      nodes.set(name, [...(nodes.get(name) ?? []), { value: schema, pointer: at(pointer, keyword, name) }])
  }
  return nodes
}

/** The required properties, each with the pointer of the schema that says so. */
export function requiredOf(shape: Shape): Map<string, string> {
  const names = valuesOf(shape, 'required').flatMap(({ value, pointer }) =>
    asArray(value).map((name): [string, string] => [String(name), pointer]),
  )
  return new Map(names)
}

/** Whether values are equal but for the order of keys. */
export function isEqual(left: Json | undefined, right: Json | undefined): boolean {
  return textOf(left) === textOf(right)
}

function textOf(value: Json | undefined): string {
  return JSON.stringify(value, (_key, each: Json) => {
    if (!isObject(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

const annotations = new Set(['title', 'description', 'example', 'examples', '$comment'])

/** A schema without annotations. Properties and values with such names stay. */
export function withoutAnnotations(schema: JsonObject): JsonObject {
  const own = Object.entries(schema).filter(([key]) => !annotations.has(key) && !key.startsWith('x-'))
  return mapChildren('schema', Object.fromEntries(own), [], (child) =>
    isObject(child) ? withoutAnnotations(child) : child,
  )
}
