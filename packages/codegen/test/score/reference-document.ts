import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'

/**
 * A copy of an OpenAPI document whose schemas are all JSON Schema 2020-12, for Ajv to judge by. Written apart from the
 * generator, so that a mistake in one shows in the other. Places stay where they are, so references stay right.
 */
export function referenceDocument(document: JsonObject): JsonObject {
  const isOld = String(document.openapi).startsWith('3.0')
  return (isOld ? convertAround(document) : withoutNullable(document)) as JsonObject
}

/** OpenAPI 3.1 has no `nullable`, but Ajv goes by it. */
function withoutNullable(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNullable)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key, each]) => key !== 'nullable' || typeof each !== 'boolean')
  return Object.fromEntries(kept.map(([key, each]) => [key, holdsValues.has(key) ? each : withoutNullable(each)]))
}

/** What holds values of the API rather than descriptions of them. */
const holdsValues = new Set(['example', 'examples', 'default', 'enum', 'const'])

function convertAround(value: Json): Json {
  if (Array.isArray(value)) return value.map(convertAround)
  if (!isObject(value)) return value
  return mapEntries(value, (key, each) => {
    if (holdsValues.has(key) || key.startsWith('x-')) return each
    if (key === 'schema') return convertSchema(each)
    if (key === 'schemas' && isObject(each)) return mapEntries(each, (_name, schema) => convertSchema(schema))
    return convertAround(each)
  })
}

const oneSchema = new Set(['not', 'items', 'additionalProperties'])
const manySchemas = new Set(['allOf', 'anyOf', 'oneOf'])

function convertSchema(schema: Json): Json {
  if (!isObject(schema)) return schema
  // A reference of 3.0 has no siblings.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref }
  const converted = mapEntries(schema, (key, value) => {
    if (oneSchema.has(key)) return convertSchema(value)
    if (manySchemas.has(key) && Array.isArray(value)) return value.map(convertSchema)
    if (key === 'properties' && isObject(value)) return mapEntries(value, (_name, each) => convertSchema(each))
    return value
  })
  // Clarified in 3.0.3: it adds null to the type, and to nothing else. An enum has to name null itself.
  if (converted.nullable === true && typeof converted.type === 'string') converted.type = [converted.type, 'null']
  delete converted.nullable
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const isExclusive = converted[flag]
    if (typeof isExclusive !== 'boolean') continue
    delete converted[flag]
    if (!isExclusive || converted[bound] === undefined) continue
    converted[flag] = converted[bound]
    delete converted[bound]
  }
  return converted
}

function mapEntries(object: JsonObject, map: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]))
}
