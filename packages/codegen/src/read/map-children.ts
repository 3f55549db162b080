import { isObject, type Json, type JsonObject, setOwn } from './json.ts'

/**
 * The objects of OpenAPI 3.0 to 3.2 with all fields. `name:kind` holds an object of that kind, `name:[kind]` a list and
 * `name:{kind}` a map of such objects. `*:kind` is every field that does not begin with x-.
 */
const fieldsOfKinds = {
  document:
    'openapi $self info jsonSchemaDialect servers paths:paths webhooks:{pathItem} components:components security tags externalDocs',
  components: `schemas:{schema} responses:{response} parameters:{parameter} examples requestBodies:{requestBody}
    headers:{header} securitySchemes:{securityScheme} links callbacks:{callback} pathItems:{pathItem} mediaTypes:{mediaType}`,
  paths: '*:pathItem',
  callback: '*:pathItem',
  pathItem: `$ref summary description get:operation put:operation post:operation delete:operation options:operation
    head:operation patch:operation trace:operation query:operation additionalOperations:{operation} servers
    parameters:[parameter]`,
  operation: `tags summary description externalDocs operationId parameters:[parameter] requestBody:requestBody
    responses:responses callbacks:{callback} deprecated security servers`,
  parameter: `name in description required deprecated allowEmptyValue style explode allowReserved schema:schema
    content:{mediaType} example examples`,
  requestBody: 'description content:{mediaType} required',
  responses: '*:response',
  response: 'summary description headers:{header} content:{mediaType} links',
  header: `description required deprecated allowEmptyValue style explode allowReserved schema:schema content:{mediaType}
    example examples`,
  mediaType: `schema:schema itemSchema:schema example examples encoding:{encoding} prefixEncoding:[encoding]
    itemEncoding:encoding`,
  encoding: `contentType headers:{header} style explode allowReserved encoding:{encoding} prefixEncoding:[encoding]
    itemEncoding:encoding`,
  securityScheme: 'type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated',
  schema: `properties:{schema} patternProperties:{schema} dependentSchemas:{schema} $defs:{schema} definitions:{schema}
    allOf:[schema] anyOf:[schema] oneOf:[schema] prefixItems:[schema] items:schema contains:schema
    additionalProperties:schema propertyNames:schema unevaluatedProperties:schema unevaluatedItems:schema not:schema
    if:schema then:schema else:schema contentSchema:schema`,
} as const

/** The kinds of OpenAPI objects. */
export type Kind = keyof typeof fieldsOfKinds

/** Maps each kind to its section of `components`. */
export const sections: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  callback: 'callbacks',
  pathItem: 'pathItems',
  mediaType: 'mediaTypes',
}

/** The content of a field: an object of `kind`, or a list or map of such objects. Undefined for a plain value. */
type Field = { readonly kind: Kind; readonly many: '' | 'list' | 'map' } | undefined

const tables = new Map(Object.entries(fieldsOfKinds).map(([kind, text]) => [kind as Kind, tableOf(text)]))

function tableOf(text: string): ReadonlyMap<string, Field> {
  const fields = text.split(/\s+/).map((part): [string, Field] => {
    const [, name, bracket, kind] = /^([^:]+):?([[{]?)(\w*)/.exec(part)!
    const many = bracket === '[' ? 'list' : bracket === '{' ? 'map' : ''
    return [name!, kind === '' ? undefined : { kind: kind as Kind, many }]
  })
  return new Map(fields)
}

/** The fields that OpenAPI defines for objects of a kind. */
export function fieldsOf(kind: Kind): string[] {
  return [...tables.get(kind)!.keys()]
}

/** Whether OpenAPI defines the field for objects of a kind. */
export function isFieldOf(kind: Kind, name: string): boolean {
  return tables.get(kind)!.has(name)
}

/** The required shape of a field. Undefined for a plain value, and for a schema, which may be a boolean. */
export function shapeOf(kind: Kind, name: string): 'object' | 'list' | undefined {
  const field = tables.get(kind)!.get(name)
  if (field === undefined || (field.kind === 'schema' && field.many === '')) return undefined
  return field.many === 'list' ? 'list' : 'object'
}

/** Whether a field holds a list or a map of objects. */
export function isContainer(kind: Kind, name: string): boolean {
  const field = tables.get(kind)!.get(name)
  return field !== undefined && field.many !== ''
}

/** Whether a field holds a map of objects, by names of the author's, such as `content` or `responses`. */
export function isMap(kind: Kind, name: string): boolean {
  const field = tables.get(kind)!.get(name)
  if (field === undefined || field.many !== '') return field?.many === 'map'
  return field.kind === 'paths' || field.kind === 'responses'
}

/** Replaces an OpenAPI object. During the call, the `path` passed to `mapChildren` is the path of the object. */
type MapChild = (child: Json, kind: Kind) => Json

/** The keys from the document to a part. */
export type Path = string[]

/**
 * Copies an object with each direct OpenAPI child replaced by `map`. Returns the object itself if nothing changed.
 *
 * @param path the path of the object; extended while `map` runs
 */
export function mapChildren(kind: Kind, object: JsonObject, path: Path, map: MapChild): JsonObject {
  const table = tables.get(kind)!
  const all = table.get('*')
  let result = object
  // Not `mapValues`: most values of a document are plain, and each of them would cost a call and a path.
  for (const name in object) {
    const value = object[name]!
    if (typeof value !== 'object') continue
    const field = all !== undefined && !name.startsWith('x-') ? all : table.get(name)
    if (field === undefined) continue
    path.push(name)
    const mapped = mapField(value, field, path, map)
    path.pop()
    if (mapped === value) continue
    if (result === object) result = { ...object }
    setOwn(result, name, mapped)
  }
  return result
}

function mapField(value: Json, { kind, many }: NonNullable<Field>, path: Path, map: MapChild): Json {
  if (many === '') return map(value, kind)
  if (many === 'list' ? !Array.isArray(value) : !isObject(value)) return value
  return mapValues(value as JsonObject, path, (part) => map(part, kind))
}

/** Copies an object or a list with each value replaced by `map`. Returns the object itself if nothing changed. */
export function mapValues(object: JsonObject, path: Path, map: (value: Json, key: string) => Json): JsonObject {
  let result = object
  for (const key in object) {
    const value = object[key]!
    path.push(key)
    const mapped = map(value, key)
    path.pop()
    if (mapped === value) continue
    if (result === object) result = Array.isArray(object) ? ([...object] as Json as JsonObject) : { ...object }
    setOwn(result, key, mapped)
  }
  return result
}

/**
 * Copies a document with each OpenAPI object that is not a schema replaced by `map`, the outer ones first. Returns the
 * document itself if nothing changed.
 *
 * @param map returns undefined to leave an object and its children as they are
 */
export function mapDocument(
  document: JsonObject,
  map: (object: JsonObject, kind: Kind, path: Path) => JsonObject | undefined,
): JsonObject {
  const path: Path = []
  const visit = (value: Json, kind: Kind): Json => {
    const mapped = kind === 'schema' || !isObject(value) ? undefined : map(value, kind, path)
    return mapped === undefined ? value : mapChildren(kind, mapped, path, visit)
  }
  return mapChildren('document', document, path, visit)
}
