import { type RouteConfig, z } from '@hono/zod-openapi'

/** A JSON request body. */
export interface JsonBody<S extends z.ZodType> {
  readonly required: boolean
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `body: json(ContactUpdate)`: a JSON body, required unless `{ required: false }` is given. */
export function json<S extends z.ZodType>(schema: S, { required = true } = {}): JsonBody<S> {
  return { required, content: { 'application/json': { schema } } }
}

/** The parts of a response besides its body. */
export interface ReplyOptions {
  readonly description: string
  /** A schema per header, `.optional()` if the header may be missing. */
  readonly headers?: Readonly<Record<string, z.ZodType>>
}

/** A response without a body. */
export interface NoBody {
  readonly description: string
  readonly headers?: z.ZodObject
}

/** `204: noBody({ description: 'The contact was deleted.' })`: a response without a body. */
export function noBody({ description, headers }: ReplyOptions): NoBody {
  return headers === undefined ? { description } : { description, headers: z.object(headers) }
}

/** A JSON response. */
export interface Reply<S extends z.ZodType> extends NoBody {
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `200: reply(ContactResponse, { description: 'The contact.' })`: a JSON response. */
export function reply<S extends z.ZodType>(schema: S, options: ReplyOptions): Reply<S> {
  return { ...noBody(options), content: { 'application/json': { schema } } }
}

/** The type of a generated route. The handler types cover its responses. */
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
