import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'

/**
 * Copies an OpenAPI document and converts all schemas to JSON Schema 2020-12 for Ajv. It is independent of the generator,
 * so that an error in one of them becomes visible. Pointers and references stay valid.
 */
export function referenceDocument(document: JsonObject): JsonObject {
  const isOld = String(document.openapi).startsWith('3.0')
  return convertAround(document, isOld ? 'openapi-3.0' : dialectOf(document.jsonSchemaDialect)) as JsonObject
}

type Dialect = 'openapi-3.0' | 'draft-04' | '2020-12'

function dialectOf(name: Json | undefined): Dialect {
  return String(name).includes('draft-04') ? 'draft-04' : '2020-12'
}

/** Keywords that contain values of the API instead of schemas. */
const holdsValues = new Set(['example', 'examples', 'default', 'enum', 'const'])

function convertAround(value: Json, dialect: Dialect): Json {
  if (Array.isArray(value)) return value.map((item) => convertAround(item, dialect))
  if (!isObject(value)) return value
  return mapEntries(value, (key, each) => {
    if (holdsValues.has(key) || key.startsWith('x-')) return each
    if (key === 'schema') return convertSchema(each, dialect)
    if (key === 'schemas' && isObject(each)) return mapEntries(each, (_name, schema) => convertSchema(schema, dialect))
    return convertAround(each, dialect)
  })
}

const oneSchema = new Set(['not', 'items', 'additionalProperties', 'contains', 'propertyNames', 'if', 'then', 'else'])
const manySchemas = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const schemasByName = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'])

function convertSchema(schema: Json, around: Dialect): Json {
  if (!isObject(schema)) return schema
  const dialect = schema.$schema === undefined ? around : dialectOf(schema.$schema)
  // Before 2019-09, siblings of a reference are ignored.
  const isNullable = dialect === 'openapi-3.0' && schema.nullable === true
  if (typeof schema.$ref === 'string' && dialect !== '2020-12') {
    return isNullable ? orNull({ $ref: schema.$ref }) : { $ref: schema.$ref }
  }
  const converted = mapEntries(schema, (key, value) => {
    if (oneSchema.has(key)) return convertSchema(value, dialect)
    if (manySchemas.has(key) && Array.isArray(value)) return value.map((each) => convertSchema(each, dialect))
    if (schemasByName.has(key) && isObject(value))
      return mapEntries(value, (_name, each) => convertSchema(each, dialect))
    return value
  })
  delete converted.$schema
  // JSON Schema has no such keyword, but Ajv applies it.
  delete converted.nullable
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const isExclusive = converted[flag]
    if (typeof isExclusive !== 'boolean' || dialect === '2020-12') continue
    delete converted[flag]
    if (!isExclusive || converted[bound] === undefined) continue
    converted[flag] = converted[bound]
    delete converted[bound]
  }
  return isNullable ? orNull(converted) : converted
}

/** Allows null too, which authors mean by `nullable`. References stay valid, except for those into a composition. */
function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values, example, readOnly, writeOnly, ...others } = schema
  if (!['$ref', 'allOf', 'anyOf', 'oneOf', 'not'].some((keyword) => keyword in schema)) {
    const types = typeof type === 'string' && { type: [type, 'null'] }
    return { ...schema, ...types, ...(Array.isArray(values) && { enum: [...values, null] }) }
  }
  const about = Object.entries({ example, readOnly, writeOnly }).filter(([, value]) => value !== undefined)
  const option = { ...others, ...(type !== undefined && { type }), ...(values !== undefined && { enum: values }) }
  return { ...(Object.fromEntries(about) as JsonObject), anyOf: [option, { type: 'null' }] }
}

function mapEntries(object: JsonObject, map: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]))
}
