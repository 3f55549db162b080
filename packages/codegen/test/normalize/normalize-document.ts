import { follow } from '../../src/read/follow.ts'
import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { methods } from '../../src/read/methods.ts'
import { Problems } from '../../src/read/problems.ts'
import { componentsOf } from '../../src/read/schema-graph.ts'
import { normalizeSchema, type SchemaContext } from './normalize-schema.ts'

/** Options of `normalizeDocument`. */
export interface NormalizeOptions {
  /** The x-… fields to compare, as configured in the generator. Default: all. */
  readonly extensions?: readonly string[]
  /** Whether to add the optional discriminators that zod-openapi adds. Set it for the authored document. */
  readonly isAuthored?: boolean
}

interface Context extends SchemaContext {
  /** Follows references and returns the fields of the object that are compared. */
  comparedFields(value: Json | undefined): JsonObject
}

/**
 * Reduces a document to its requirements, so that an authored document and its emitted version can be compared:
 *
 * - Removes prose, examples and links.
 * - Inlines references to parameters, headers, responses and bodies. References to schemas stay.
 * - Copies inherited content (path parameters, document security) into each operation.
 * - Removes keywords without effect (`required: false`, `additionalProperties: true`) and sorts lists.
 */
export function normalizeDocument(document: JsonObject, options: NormalizeOptions = {}): JsonObject {
  const { extensions, isAuthored = false } = options
  const { paths, webhooks, security = [] } = document
  const schemas = componentsOf(document, 'schemas')
  const isCompared = (name: string) =>
    !prose.has(name) && (!name.startsWith('x-') || extensions?.includes(name) !== false)
  const comparedFields = (value: Json | undefined) => {
    const object = value === undefined ? undefined : follow(value, '', document, new Problems())?.object
    return Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => isCompared(name)))
  }
  const context = { schemas, isCompared, comparedFields, addsDiscriminators: isAuthored }
  const operations = (items: Json | undefined) => mapValues(items, (item) => normalizePathItem(item, security, context))
  return {
    security,
    securitySchemes: mapValues(componentsOf(document, 'securitySchemes'), comparedFields),
    schemas: mapValues(schemas, (schema) => normalizeSchema(schema, context)),
    paths: operations(paths),
    webhooks: operations(webhooks),
  }
}

const prose = new Set(['description', 'summary', 'example', 'examples', 'links', 'externalDocs', 'deprecated'])

function mapValues(object: Json | undefined, map: (value: Json) => Json): JsonObject {
  const entries = Object.entries(isObject(object) ? object : {})
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)]))
}

function normalizePathItem(item: Json, security: Json, context: Context): JsonObject {
  const { parameters: shared = [], ...members } = item as JsonObject
  const operations = Object.entries(members).filter(([method]) => methods.includes(method))
  return Object.fromEntries(
    operations.map(([method, value]) => {
      const { parameters = [], requestBody, responses, ...rest } = context.comparedFields(value)
      const all = [...(shared as Json[]), ...(parameters as Json[])].map((one) => normalizeParameter(one, context))
      const operation: JsonObject = {
        security,
        ...rest,
        parameters: Object.fromEntries(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])),
        responses: mapValues(responses, (response) => normalizeResponse(response, context)),
      }
      if (requestBody !== undefined) {
        const { required = false, content } = context.comparedFields(requestBody)
        operation.requestBody = { required, content: normalizeContent(content, context) }
      }
      return [method, operation]
    }),
  )
}

/** Header names are case-insensitive. A style is compared only if it is not the default. */
function normalizeParameter(value: Json, context: Context): JsonObject {
  const {
    name = '',
    in: where = '',
    required = false,
    schema = {},
    style,
    explode,
    ...rest
  } = context.comparedFields(value)
  const isForm = where === 'query' || where === 'cookie'
  return {
    ...rest,
    in: where,
    name: where === 'header' ? String(name).toLowerCase() : name,
    required,
    schema: normalizeSchema(schema, context),
    ...(style !== undefined && style !== (isForm ? 'form' : 'simple') && { style }),
    ...(explode !== undefined && explode !== ((style ?? (isForm ? 'form' : 'simple')) === 'form') && { explode }),
  }
}

function normalizeResponse(value: Json, context: Context): JsonObject {
  const { headers, content } = context.comparedFields(value)
  const header = (value: Json) => {
    const { required = false, schema = {} } = context.comparedFields(value)
    return { required, schema: normalizeSchema(schema, context) }
  }
  return { headers: mapValues(headers, header), content: normalizeContent(content, context) }
}

function normalizeContent(content: Json | undefined, context: Context): JsonObject {
  return mapValues(content, (media) => ({
    schema: normalizeSchema(context.comparedFields(media).schema ?? {}, context),
  }))
}
