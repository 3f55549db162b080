import { resolved } from '../read/follow.ts'
import { asArray, isObject, type Json, type JsonObject } from '../read/json.ts'
import { sampleText } from './sample-text.ts'

const depthLimit = 6

/** How a value is chosen. By default it has all properties, and the examples of the document. */
export interface Sampling {
  readonly requiredOnly?: boolean
  readonly withoutExamples?: boolean
  /** Whether a value fits a schema. With it, the first option that has a sample that fits is chosen. */
  readonly fits?: (fragment: Json, value: Json) => boolean
}

/** Creates a value for a schema. It fits most schemas. */
export function sample(document: JsonObject, schema: Json, sampling: Sampling = {}, depth = 0): Json {
  if (!isObject(schema)) return 'anything'
  const inner = (part: Json, deeper = 0) => sample(document, part, sampling, depth + deeper)
  if (typeof schema.$ref === 'string') return depth > depthLimit ? null : inner(resolved(schema, document), 1)
  const { example, examples, default: standard, const: only, enum: values } = schema
  const stated = sampling.withoutExamples ? [only] : [example, asArray(examples)[0], standard, only]
  for (const given of stated) if (given !== undefined) return given
  if (Array.isArray(values) && values.length > 0) return values.find((value) => value !== null) ?? values[0]!
  if (Array.isArray(schema.allOf))
    return merge([...schema.allOf, { ...schema, allOf: null }].map((part) => inner(part)))
  const choices = asArray(schema.oneOf ?? schema.anyOf)
  if (choices.length > 0) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema
    const { fits } = sampling
    const samples = choices.map((choice) => () => {
      const chosen = inner(choice)
      return isObject(chosen) && rest.properties !== undefined ? merge([inner(rest), chosen]) : chosen
    })
    if (fits !== undefined && depth <= depthLimit) {
      for (const create of samples) {
        const value = create()
        if (fits(schema, value)) return value
      }
    }
    return samples[0]!()
  }
  return sampleOfType(schema, sampling, depth, inner)
}

function merge(values: readonly Json[]): Json {
  const objects = values.filter(isObject)
  return objects.length > 0 ? Object.assign({}, ...objects) : values[0]!
}

type Inner = (part: Json, deeper?: number) => Json

function sampleOfType(schema: JsonObject, sampling: Sampling, depth: number, inner: Inner): Json {
  const type = typeOf(schema)
  if (type === 'object') return sampleObject(schema, sampling, depth, inner)
  if (type === 'array') {
    if (depth > depthLimit) return []
    const minItems = Number(schema.minItems ?? 0)
    const prefix = asArray(schema.prefixItems).map((part) => inner(part, 1))
    if (sampling.requiredOnly && minItems === 0) return []
    const count = Math.min(Math.max(1, minItems), 10)
    const items = Array.from({ length: Math.max(0, count - prefix.length) }, () => inner(schema.items ?? true, 1))
    return [...prefix, ...(schema.uniqueItems === true ? items.map(distinct) : items)]
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return sampleText(schema)
}

function typeOf(schema: JsonObject): Json {
  const { type } = schema
  if (Array.isArray(type)) return type.find((each) => each !== 'null') ?? 'null'
  return type ?? guessType(schema)
}

/** Makes the items of a list differ. */
function distinct(value: Json, index: number): Json {
  if (index === 0) return value
  return typeof value === 'number' ? value + index : typeof value === 'string' ? `${value}${index}` : value
}

function sampleObject(schema: JsonObject, { requiredOnly }: Sampling, depth: number, inner: Inner): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = new Set(asArray(schema.required).map(String))
  const isDeep = depth >= depthLimit || requiredOnly === true
  const kept = Object.entries(properties).filter(([name, each]) => required.has(name) || !(isDeep || each === false))
  const undeclared = [...required].filter((name) => !Object.hasOwn(properties, name))
  const missing = Number(schema.minProperties ?? 0) - kept.length - undeclared.length
  const more = Array.from({ length: Math.max(0, Math.min(missing, 10)) }, (_, index) => `key${index + 1}`)
  const rest = isObject(schema.additionalProperties) ? schema.additionalProperties : true
  return Object.fromEntries([
    ...kept.map(([name, each]) => [name, inner(each, 1)]),
    ...[...undeclared, ...more].map((name) => [name, inner(rest, 1)]),
  ])
}

function guessType({ properties, items, minimum, maximum, required }: JsonObject): string {
  if (properties !== undefined || required !== undefined) return 'object'
  if (items !== undefined) return 'array'
  return minimum !== undefined || maximum !== undefined ? 'integer' : 'string'
}

function sampleNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonObject): number {
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  if (typeof minimum === 'number') return Math.ceil(minimum / step) * step
  if (typeof exclusiveMinimum === 'number') return Math.floor(exclusiveMinimum / step) * step + step
  if (typeof maximum === 'number') return Math.floor(maximum / step) * step
  return typeof exclusiveMaximum === 'number' ? Math.ceil(exclusiveMaximum / step) * step - step : step
}
