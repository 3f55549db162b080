import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { follow } from './find-scored-schemas.ts'

const depthLimit = 6

/**
 * Creates a value for a schema without an example. It matches most schemas. If it does not, both judges should reject it.
 */
export function sample(document: JsonObject, schema: Json, depth = 0): Json {
  if (!isObject(schema)) return 'anything'
  if (typeof schema.$ref === 'string') {
    return depth > depthLimit ? null : sample(document, follow(document, '', schema).value, depth + 1)
  }
  const { example, examples, default: standard, const: only, enum: values } = schema
  for (const given of [example, Array.isArray(examples) ? examples[0] : undefined, standard, only]) {
    if (given !== undefined) return given
  }
  if (Array.isArray(values) && values.length > 0) return values[0]!
  if (Array.isArray(schema.allOf))
    return merge([...schema.allOf, { ...schema, allOf: null }].map((part) => sample(document, part, depth)))
  const choices = schema.oneOf ?? schema.anyOf
  if (Array.isArray(choices) && choices.length > 0) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema
    const chosen = sample(document, choices[0]!, depth)
    return isObject(chosen) && rest.properties !== undefined ? merge([sample(document, rest, depth), chosen]) : chosen
  }
  return sampleOfType(document, schema, depth)
}

function merge(values: readonly Json[]): Json {
  const objects = values.filter(isObject)
  return objects.length > 0 ? Object.assign({}, ...objects) : values[0]!
}

function sampleOfType(document: JsonObject, schema: JsonObject, depth: number): Json {
  const type = Array.isArray(schema.type) ? schema.type[0] : (schema.type ?? guessType(schema))
  if (type === 'object') {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = new Set(Array.isArray(schema.required) ? schema.required : [])
    const kept = Object.entries(properties).filter(([name]) => depth < depthLimit || required.has(name))
    return Object.fromEntries(kept.map(([name, each]) => [name, sample(document, each, depth + 1)]))
  }
  if (type === 'array') {
    if (depth > depthLimit) return []
    const count = Math.max(1, Number(schema.minItems ?? 1))
    return Array.from({ length: Math.min(count, 10) }, () => sample(document, schema.items ?? true, depth + 1))
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return sampleText(schema)
}

function guessType({ properties, items, minimum, maximum }: JsonObject): string {
  if (properties !== undefined) return 'object'
  if (items !== undefined) return 'array'
  return minimum !== undefined || maximum !== undefined ? 'integer' : 'string'
}

function sampleNumber({ minimum, maximum, multipleOf }: JsonObject): number {
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  if (typeof minimum === 'number') return Math.ceil(minimum / step) * step
  return typeof maximum === 'number' ? Math.floor(maximum / step) * step : step
}

const texts: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  uuid: '0190b6a1-4c5e-7cc3-9f0e-6e2f6a1b2c3d',
  byte: 'YQ==',
}

function sampleText({ format, minLength, maxLength }: JsonObject): string {
  const text = texts[String(format)] ?? 'text'.padEnd(Number(minLength ?? 0), 'x')
  return typeof maxLength === 'number' && text.length > maxLength ? text.slice(0, maxLength) : text
}
