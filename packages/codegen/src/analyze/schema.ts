import type { Json, JsonObject } from '../read/json.ts'

/** A value without parts. */
export type Scalar = string | number | boolean | null

/** Keywords that restrict values without changing their type, each group as a schema of its own. */
export interface Ruled {
  rules?: JsonObject[]
}

export interface StringOrNumberSchema extends Ruled {
  kind: 'string' | 'number'
  /** A format of the options, which says how the value is decoded. */
  format?: string
  /** `x-known-values`: the values of an open set that are known today. Empty: a value that is none of them. */
  known?: string[]
}

export interface LiteralSchema {
  kind: 'literal'
  values: Json[]
}

export interface ArraySchema extends Ruled {
  kind: 'array'
  /** The schemas of the first items. The array may be shorter. */
  prefix?: Schema[]
  /** The schema of all other items. */
  items: Schema
  minItems?: number
  maxItems?: number
}

export interface Property {
  name: string
  schema: Schema
  required: boolean
  /** Listed only in `required`, which does not evaluate the property. */
  undeclared?: boolean
}

export interface ObjectSchema extends Ruled {
  kind: 'object'
  properties: Property[]
  additional: boolean | Schema
  /** Whether `additionalProperties` is present in the document. If so, it evaluates every property. */
  additionalStated: boolean
  propertyNames?: Schema
  /** Schemas for properties with matching names, declared or not. */
  patterns?: { pattern: string; schema: Schema }[]
}

export interface UnionSchema {
  kind: 'union'
  mode: 'oneOf' | 'anyOf'
  options: Schema[]
}

/** A composition of schemas that a value must all match. A single schema would be too large or infinite. */
interface AllSchema {
  kind: 'all'
  parts: Schema[]
}

interface RefSchema {
  kind: 'ref'
  /** Name of a component schema. */
  name: string
}

type Kind =
  | StringOrNumberSchema
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

/** A default, shared by all copies of its schema, so that an invalid one is ignored in all of them. */
export interface Default {
  readonly value: Json
  isIgnored?: boolean
}

/** Keywords that do not change which values are valid. */
export interface Annotations {
  title?: string
  description?: string
  deprecated?: boolean
  readOnly?: boolean
  default?: Default
  /** The value in a string that holds JSON: `contentSchema`. It does not restrict the string. */
  content?: Schema
}

/**
 * The meaning of a schema, with `allOf`, type arrays and inherited types resolved. It may accept more values, because it
 * omits `not`, `if`, `contains` and `dependentSchemas`. Use it for types, tags and defaults, never for validation.
 */
export type Schema = Kind & Annotations

const annotations: readonly (keyof Annotations)[] = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'default',
  'content',
]

/** Whether there is any annotation. Asked several times about every schema, so that a loop over the names would show. */
export function isAnnotated({
  title,
  description,
  deprecated,
  readOnly,
  default: standard,
  content,
}: Annotations): boolean {
  return (title ?? description ?? deprecated ?? readOnly ?? standard ?? content) !== undefined
}

/** Copies the annotations of `from` over those of `schema`. */
export function annotate<S extends Schema>(schema: S, from: Annotations): S {
  if (!isAnnotated(from)) return schema
  const result: Record<string, unknown> = { ...schema }
  for (const name of annotations) if (from[name] !== undefined) result[name] = from[name]
  return result as S
}

/** `schema` without its annotations. */
export function bare<S extends Schema>(schema: S): S {
  if (!isAnnotated(schema)) return schema
  const { title: _t, description: _d, deprecated: _p, readOnly: _r, default: _v, content: _c, ...result } = schema
  return result as S
}
