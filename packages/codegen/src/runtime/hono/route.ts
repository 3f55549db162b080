import type { RouteConfig } from '@hono/zod-openapi'
import type { PartEncoding } from '../zod/index.ts'
import { isSchema, type Schema } from './schema.ts'

/** A route of `createRoute` with an operationId. */
export type Route = Omit<RouteConfig, 'method'> & {
  readonly operationId: string
  /** In lower case; one of OpenAPI's `additionalOperations` too. */
  readonly method: string
  /** Makes the file of its form a `StreamedFile`, of at most this number of bytes. */
  readonly 'x-streamed-file'?: number
}

/** How a property of a form is serialized. */
export interface Encoding {
  readonly contentType?: string
  readonly style?: string
  readonly explode?: boolean
}

/** A body in one media type. */
export interface Content {
  /** Undefined if the body is not validated. */
  readonly schema?: Schema | undefined
  /** The items of a stream. */
  readonly itemSchema?: Schema | undefined
  readonly encoding?: Readonly<Record<string, Encoding>>
  /** How the parts of a multipart stream are sent: the first ones, by position, and all others. */
  readonly prefixEncoding?: readonly PartEncoding[] | undefined
  readonly itemEncoding?: PartEncoding | undefined
}

/** The content of a stream. */
export type Items = Content & { readonly itemSchema: Schema }

/** Whether a content is a stream. */
export function isStream(content: Content | Media): content is Items {
  return content.itemSchema !== undefined
}

/** A body of a response in one media type. */
export interface Media extends Omit<Content, 'schema'> {
  readonly schema?: unknown
}

/** The bodies of a response by media type. */
export function mediaOf(response: Route['responses'][string] | undefined): Readonly<Record<string, Media>> {
  return response !== undefined && 'content' in response ? ((response.content ?? {}) as Record<string, Media>) : {}
}

/** The response that a route declares for a status: itself, for its range, or by default. */
export function responseOf(responses: Route['responses'], status: number): Route['responses'][string] | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default
}

/** The schemas of a request. */
export interface RequestSchemas {
  readonly params: Schema | undefined
  readonly query: Schema | undefined
  readonly headers: Schema | undefined
  readonly cookies?: Schema | undefined
  readonly body: RequestBody | undefined
}

/** The accepted bodies of a request. */
export interface RequestBody {
  /** Contents by media type. */
  readonly contents: Readonly<Record<string, Content>>
  readonly required: boolean
}

/** The schemas that validate the requests of a route or webhook. */
export function requestSchemas({ path, request = {} }: Pick<RouteConfig, 'path' | 'request'>): RequestSchemas {
  const { params, query, headers, cookies, body } = request
  if (Array.isArray(headers)) throw new Error(`${path}: headers have to be one object schema.`)
  const contents = body && Object.entries(body.content).map(([type, media]) => [type, contentOf(path, media)])
  return {
    params,
    query,
    headers,
    cookies,
    body: contents && { contents: Object.fromEntries(contents), required: body.required === true },
  }
}

function contentOf(path: string, media: object | undefined): Content {
  const { schema, itemSchema } = (media ?? {}) as Media
  for (const each of [schema, itemSchema])
    if (each !== undefined && !isSchema(each)) throw new Error(`${path}: its body needs a zod schema.`)
  return (media ?? {}) as Content
}
