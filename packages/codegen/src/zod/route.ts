import { type RouteConfig, z } from '@hono/zod-openapi'

/** A JSON body of a request. */
export interface JsonBody<S extends z.ZodType> {
  readonly required: boolean
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `body: json(ContactUpdate)`: a JSON body, required unless `{ required: false }` is given. */
export function json<S extends z.ZodType>(schema: S, { required = true } = {}): JsonBody<S> {
  return { required, content: { 'application/json': { schema } } }
}

/** What a response is besides its body. */
export interface ReplyOptions {
  readonly description: string
  /** A schema for each header, `.optional()` where it may be missing. */
  readonly headers?: Readonly<Record<string, z.ZodType>>
}

/** A JSON response. */
export interface Reply<S extends z.ZodType> {
  readonly description: string
  readonly headers?: z.ZodObject
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `200: reply(ContactResponse, { description: 'The contact.' })`: a JSON response. */
export function reply<S extends z.ZodType>(schema: S, options: ReplyOptions): Reply<S> {
  return { ...noContent(options), content: { 'application/json': { schema } } }
}

/** A response without a body. */
export function noContent({ description, headers }: ReplyOptions): { description: string; headers?: z.ZodObject } {
  return { description, ...(headers !== undefined && { headers: z.object(headers) }) }
}

/** The type of a generated route. What its handler answers is typed by the handler types. */
export type Route<Id extends string, Method extends string, Path extends string, Request> = Omit<
  RouteConfig,
  'operationId' | 'method' | 'path' | 'request'
> & {
  readonly operationId: Id
  readonly method: Method
  readonly path: Path
  readonly request: Request
  getRoutingPath(): string
}

/** The type of a generated webhook: a route whose path is its name. */
export type WebhookRoute<Request> = Omit<RouteConfig, 'request'> & { readonly request: Request }
