import type { RouteConfig } from '@hono/zod-openapi'
import { definitionOf, type Schema } from './schema-tree.ts'

/** A route as `createRoute` makes it, with an operationId. */
export type Route = RouteConfig & { readonly operationId: string }

/** The schemas of a request. */
export interface RequestSchemas {
  readonly params: Schema | undefined
  readonly query: Schema | undefined
  readonly headers: Schema | undefined
  readonly body: { readonly schema: Schema; readonly required: boolean } | undefined
}

const jsonMediaType = 'application/json'

/** The schemas that the request of a route, or of a webhook, is held to. */
export function requestSchemas({ path, request = {} }: Pick<RouteConfig, 'path' | 'request'>): RequestSchemas {
  const { params, query, headers, body } = request
  if (Array.isArray(headers)) throw new Error(`${path}: headers have to be one object schema.`)
  return {
    params,
    query,
    headers,
    body: body && { schema: jsonSchemaOf(path, body.content), required: body.required === true },
  }
}

function jsonSchemaOf(path: string, content: Readonly<Record<string, unknown>>): Schema {
  const media = content[jsonMediaType]
  const schema = typeof media === 'object' && media !== null && 'schema' in media ? media.schema : undefined
  if (isSchema(schema)) return schema
  throw new Error(`${path}: its body needs a zod schema for ${jsonMediaType}.`)
}

/** Whether `value` is a zod schema, and not a schema or reference as OpenAPI writes it. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Whether an object schema refuses what it does not declare. */
export function isStrict(schema: Schema): boolean {
  const definition = definitionOf(schema)
  return definition.type === 'object' && definition.catchall?._zod.def.type === 'never'
}
