import type { Json, JsonObject } from '../read/json.ts'

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object'
export type Scalar = string | number | boolean | null

export interface StringSchema {
  kind: 'string'
  minLength?: number
  maxLength?: number
  patterns?: string[]
  formats?: string[]
}

export interface NumberSchema {
  kind: 'number'
  integer?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multiplesOf?: number[]
  formats?: string[]
}

export interface LiteralSchema {
  kind: 'literal'
  values: Json[]
  keyword: 'enum' | 'const'
}

export interface ArraySchema {
  kind: 'array'
  /** The schemas of the first items; an array may be shorter. */
  prefix?: Schema[]
  /** The schema of all other items. */
  items: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}

export interface Property {
  name: string
  schema: Schema
  required: boolean
  /** Listed in `required` alone, which does not count as evaluating it. */
  undeclared?: boolean
}

export interface ObjectSchema {
  kind: 'object'
  properties: Property[]
  additional: boolean | Schema
  /** `additionalProperties` stands in the document, which counts as evaluating every property. */
  additionalStated: boolean
  minProperties?: number
  maxProperties?: number
  propertyNames?: Schema
  /** What properties of matching names must fit, whether they are declared or not. */
  patterns?: { pattern: string; schema: Schema }[]
  /** Of the properties in each of these, exactly one is there. */
  exactlyOne?: string[][]
}

export interface UnionSchema {
  kind: 'union'
  mode: 'oneOf' | 'anyOf'
  options: Schema[]
  /** Per option, where no two have a JSON type in common. */
  types?: JsonType[][]
  /** A required property whose fixed values tell the options apart. */
  tag?: string
  tagValues?: Scalar[][]
}

/** What fits every part: a composition that would be too large, or endless, if it was worked out to one schema. */
export interface AllSchema {
  kind: 'all'
  parts: Schema[]
}

export interface RefSchema {
  kind: 'ref'
  /** Of a component schema. */
  name: string
}

type Kind =
  | StringSchema
  | NumberSchema
  | LiteralSchema
  | ArraySchema
  | ObjectSchema
  | UnionSchema
  | AllSchema
  | RefSchema
  | { kind: 'any' }
  | { kind: 'never' }
  | { kind: 'null' }
  | { kind: 'boolean' }

/** A default is shared by all copies of its schema: when all is analysed, those that do not fit are marked. */
export interface Default {
  readonly value: Json
  isIgnored?: boolean
}

/** What does not change which values fit. */
export interface Annotations {
  title?: string
  description?: string
  deprecated?: boolean
  readOnly?: boolean
  default?: Default
  extensions?: JsonObject
}

/**
 * What a schema means, with `allOf`, type arrays and inheritance of types worked out. It may take more than the schema does
 * (`not`, `if`, `contains` and `dependentSchemas` are not part of it): for types, tags and defaults, never for judging.
 */
export type Schema = Kind & Annotations

const annotationKeys = ['title', 'description', 'deprecated', 'readOnly', 'default', 'extensions'] as const

function isAnnotated(schema: Annotations): boolean {
  for (const key of annotationKeys) if (schema[key] !== undefined) return true
  return false
}

/** Copies the annotations of `from` over those of `schema`. */
export function annotate<S extends Schema>(schema: S, from: Annotations): S {
  if (!isAnnotated(from)) return schema
  const result = { ...schema }
  if (from.title !== undefined) result.title = from.title
  if (from.description !== undefined) result.description = from.description
  if (from.deprecated !== undefined) result.deprecated = from.deprecated
  if (from.readOnly !== undefined) result.readOnly = from.readOnly
  if (from.default !== undefined) result.default = from.default
  if (from.extensions !== undefined) result.extensions = { ...result.extensions, ...from.extensions }
  return result
}

/** `schema` without its annotations. */
export function bare<S extends Schema>(schema: S): S {
  if (!isAnnotated(schema)) return schema
  const { title: _t, description: _d, deprecated: _p, readOnly: _r, default: _v, extensions: _e, ...result } = schema
  return result as S
}
