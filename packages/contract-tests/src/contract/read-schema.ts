import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { resolve } from '@channel/contract/read-document'

/** The keywords of JSON Schema, and our own, that scenarios are derived from. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
  readonly 'x-error-code'?: string
  readonly 'x-leading-zeros'?: boolean
  readonly 'x-exactly-one-of'?: readonly string[]
}

/** Follows a reference; what stands beside it is kept. */
export function follow({ $ref, ...beside }: Schema): Schema {
  return $ref === undefined ? beside : { ...resolve<Schema>(openapi, { $ref }), ...beside }
}

/** A schema and its parts. @param keywords of the parts */
function partsOf(schema: Schema, keywords: readonly ('allOf' | 'anyOf' | 'oneOf')[]): Schema[] {
  const followed = follow(schema)
  const parts = keywords.flatMap((keyword) => followed[keyword] ?? [])
  return [followed, ...parts.flatMap((part) => partsOf(part, keywords))]
}

/** A value's own schema, without the option that it is null. */
export function withoutNull(schema: Schema): Schema {
  const { oneOf, anyOf, ...followed } = follow(schema)
  const options = (oneOf ?? anyOf ?? []).filter((option) => follow(option).type !== 'null')
  const [only] = options
  if (options.length === 1 && only !== undefined) return { ...followed, ...withoutNull(only) }
  return options.length === 0 ? followed : { ...followed, ...(oneOf ? { oneOf: options } : { anyOf: options }) }
}

export function acceptsNull(schema: Schema): boolean {
  const { type, oneOf, anyOf } = follow(schema)
  const isNull = (each: Schema) => follow(each).type === 'null'
  return [type].flat().includes('null') || (oneOf ?? anyOf ?? []).some(isNull)
}

/** The properties of an object and of its parts; of options, those of all. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const parts = partsOf(schema, ['allOf', 'anyOf', 'oneOf'])
  return Object.assign({}, ...parts.toReversed().map(({ properties }) => properties ?? {}))
}

/** The fields that every value must have. */
export function requiredOf(schema: Schema): Set<string> {
  return new Set(partsOf(schema, ['allOf']).flatMap(({ required = [] }) => required))
}

/** The fields of which a value has only one. */
export function alternativesOf(schema: Schema): Set<string> {
  const parts = partsOf(schema, ['allOf', 'anyOf', 'oneOf'])
  return new Set(parts.flatMap((part) => part['x-exactly-one-of'] ?? []))
}
