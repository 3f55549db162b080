import { exactlyOneOf } from './exactly-one-of.ts'
import { follow } from './fields.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { Problems } from './problems.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/**
 * What a document demands, without the choices of writing that an emitted one cannot keep:
 *
 * - Prose, examples and links are left out.
 * - References to parameters, headers, responses and bodies stand for what they refer to; those to schemas stay.
 * - What an operation takes over (parameters of its path, the security of the document) stands in the operation.
 * - What says nothing (`required: false`, `additionalProperties: true`) is left out, and lists have one order.
 */
export function normaliseDocument(document: JsonObject): JsonObject {
  const { components, paths, webhooks, security } = document
  const { schemas = {}, securitySchemes = {} } = (components ?? {}) as JsonObject
  const resolve = (value: Json) => follow(value, '', document, new Problems())?.object ?? {}
  const operations = (items: Json | undefined) =>
    mapValues(items ?? {}, (item) =>
      normalisePathItem(item as JsonObject, security ?? [], resolve, schemas as JsonObject),
    )
  return {
    security: security ?? [],
    securitySchemes: mapValues(securitySchemes, (scheme) => without(scheme as JsonObject, prose)),
    schemas: mapValues(schemas, (schema) => normaliseSchema(schema, schemas as JsonObject)),
    paths: operations(paths),
    webhooks: operations(webhooks),
  }
}

type Resolve = (value: Json) => JsonObject

const prose = ['description', 'summary', 'example', 'examples', 'links', 'externalDocs', 'deprecated']

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))
}

function mapValues(object: Json, map: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object as JsonObject).map(([key, value]) => [key, map(value)]))
}

function normalisePathItem(item: JsonObject, security: Json, resolve: Resolve, schemas: JsonObject): JsonObject {
  const shared = (item.parameters ?? []) as Json[]
  const operations = Object.entries(item).filter(([method]) => methods.has(method))
  return Object.fromEntries(
    operations.map(([method, value]) => {
      const { parameters = [], requestBody, responses = {}, ...rest } = value as JsonObject
      const all = [...shared, ...(parameters as Json[])].map((one) => normaliseParameter(resolve(one), schemas))
      const normalised: JsonObject = {
        security,
        ...without(rest, prose),
        parameters: Object.fromEntries(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])),
        responses: mapValues(responses, (response) => normaliseResponse(resolve(response), resolve, schemas)),
      }
      if (requestBody !== undefined) {
        const { required = false, content = {} } = resolve(requestBody)
        normalised.requestBody = { required, content: normaliseContent(content, schemas) }
      }
      return [method, normalised]
    }),
  )
}

/** Header names mean the same in any case; `explode` says nothing but in an array of a query. */
function normaliseParameter(parameter: JsonObject, schemas: JsonObject): JsonObject {
  const { name, in: where, required = false, schema = {}, explode, style: _style, ...rest } = without(parameter, prose)
  return {
    ...rest,
    in: where ?? null,
    name: where === 'header' ? String(name).toLowerCase() : (name ?? null),
    required,
    schema: normaliseSchema(schema, schemas),
    ...(where === 'query' && explode === false && { explode }),
  }
}

function normaliseResponse(response: JsonObject, resolve: Resolve, schemas: JsonObject): JsonObject {
  const { headers = {}, content = {} } = response
  return {
    headers: mapValues(headers, (value) => {
      const { required = false, schema = {} } = resolve(value)
      return { required, schema: normaliseSchema(schema, schemas) }
    }),
    content: normaliseContent(content, schemas),
  }
}

function normaliseContent(content: Json, schemas: JsonObject): JsonObject {
  return mapValues(content, (media) => ({ schema: normaliseSchema((media as JsonObject).schema ?? {}, schemas) }))
}

/** They describe, and a discriminator only hints at what the options demand already. */
const annotations = [
  ...prose,
  'title',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  '$comment',
  'discriminator',
]

/** A schema in one of the ways in which it can be written. */
export function normaliseSchema(schema: Json, schemas: JsonObject): Json {
  if (!isObject(schema)) return schema === false ? { not: {} } : {}
  const inner = (value: Json) => normaliseSchema(value, schemas)
  let result = without(schema, annotations)
  if (result.const !== undefined) {
    result.enum = [result.const]
    delete result.const
  }
  if (result.enum !== undefined) delete result.type
  if (Array.isArray(result.type)) result.type = result.type.length === 1 ? result.type[0]! : [...result.type].sort()
  if (typeof result.pattern === 'string') result.pattern = result.pattern.replaceAll('\\/', '/')
  if (result.uniqueItems === false) delete result.uniqueItems
  for (const keyword of ['minLength', 'minItems', 'minProperties']) if (result[keyword] === 0) delete result[keyword]
  if (isObject(result.properties)) result.properties = mapValues(result.properties, inner)
  for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
    const value = result[keyword]
    if (value === undefined || value === false) continue
    result[keyword] = inner(value)
    if (Object.keys(result[keyword] as JsonObject).length === 0) delete result[keyword]
  }
  if (Array.isArray(result.required)) result.required = [...result.required].sort()
  for (const keyword of ['properties', 'required']) {
    if (result[keyword] !== undefined && Object.keys(result[keyword] as JsonObject).length === 0) delete result[keyword]
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    if (Array.isArray(result[keyword])) result[keyword] = result[keyword].map(inner)
  }
  result = normaliseComposition(normaliseClosed(result, schemas), schemas)
  // A reference beside other keywords is one of two things that must fit.
  const { $ref, ...beside } = result
  if ($ref === undefined || Object.keys(beside).length === 0) return result
  return { allOf: [{ $ref }, beside] }
}

/** A composition of objects that is closed as a whole is one closed object. */
function normaliseClosed(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { unevaluatedProperties, ...rest } = schema
  if (unevaluatedProperties !== false) return schema
  const { allOf = [], ...own } = rest
  const members = (allOf as JsonObject[]).map(({ $ref, ...member }) =>
    typeof $ref === 'string' ? (normaliseSchema(schemas[$ref.split('/').at(-1)!]!, schemas) as JsonObject) : member,
  )
  const result: JsonObject = { type: 'object', additionalProperties: false }
  for (const member of [...members, own]) {
    const { properties = {}, required = [], ...others } = member
    Object.assign(result, others)
    result.properties = { ...((result.properties ?? {}) as JsonObject), ...(properties as JsonObject) }
    result.required = [...new Set([...((result.required ?? []) as string[]), ...(required as string[])])].sort()
  }
  return result
}

function normaliseComposition(schema: JsonObject, schemas: JsonObject): JsonObject {
  const result = { ...schema }
  const object = new Set(['object'] as const)
  // "Exactly one of these properties" is said by an extension or by a choice.
  const groups = (result['x-exactly-one-of'] ?? []) as Json[]
  const all = (groups.length > 0 && typeof groups[0] === 'string' ? [groups] : [...groups]) as Json[]
  const names = Array.isArray(result.oneOf) ? exactlyOneOf(result.oneOf, object) : undefined
  if (names !== undefined) {
    all.push(names)
    delete result.oneOf
  }
  if (Array.isArray(result.allOf)) {
    const members = result.allOf.filter((member) => {
      const group = (member as JsonObject)['x-exactly-one-of']
      if (group === undefined || Object.keys(member as JsonObject).length > 1) return true
      all.push(...(group as Json[]))
      return false
    })
    if (members.length === 0) delete result.allOf
    else result.allOf = members
  }
  if (all.length > 0) result['x-exactly-one-of'] = all
  // No value is null and something else, so "one" and "any" of the two are the same.
  if (Array.isArray(result.oneOf) && result.oneOf.length === 2) {
    const other = result.oneOf.filter((option) => (option as JsonObject).type !== 'null')
    if (other.length === 1) {
      result.anyOf = [other[0]!, { type: 'null' }]
      delete result.oneOf
    }
  }
  if (Array.isArray(result.allOf)) {
    const [base, addition] = result.allOf as JsonObject[]
    const target = typeof base?.$ref === 'string' ? schemas[base.$ref.split('/').at(-1)!] : undefined
    if (isObject(target) && isObject(addition)) {
      // What the base demands need not be repeated.
      if (result.type === target.type) delete result.type
      if (Array.isArray(addition.required) && Array.isArray(target.required)) {
        const before = target.required
        const required = addition.required.filter((name) => !before.includes(name))
        result.allOf = [base!, required.length > 0 ? { ...addition, required } : without(addition, ['required'])]
      }
    }
  }
  return result
}
