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
  values: Scalar[]
  keyword: 'enum' | 'const'
}

export interface ArraySchema {
  kind: 'array'
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
  | RefSchema
  | { kind: 'any' }
  | { kind: 'never' }
  | { kind: 'null' }
  | { kind: 'boolean' }

/** What does not change which values fit. */
export interface Annotations {
  title?: string
  description?: string
  deprecated?: boolean
  readOnly?: boolean
  default?: Json
  extensions?: JsonObject
}

/** A schema with `allOf`, type arrays and inheritance of types worked out. */
export type Schema = Kind & Annotations

/** Copies the annotations of `from` over those of `schema`. */
export function annotate<S extends Schema>(schema: S, from: Annotations): S {
  const result = { ...schema }
  if (from.title !== undefined) result.title = from.title
  if (from.description !== undefined) result.description = from.description
  if (from.deprecated !== undefined) result.deprecated = from.deprecated
  if (from.readOnly !== undefined) result.readOnly = from.readOnly
  if (from.default !== undefined) result.default = from.default
  if (from.extensions !== undefined) result.extensions = { ...result.extensions, ...from.extensions }
  return result
}

const annotationKeys = ['title', 'description', 'deprecated', 'readOnly', 'default', 'extensions'] as const

/** `schema` without its annotations. */
export function bare<S extends Schema>(schema: S): S {
  const result = { ...schema }
  for (const key of annotationKeys) delete result[key]
  return result
}
