import type { RouteConfig, z } from '@hono/zod-openapi'

/** A JSON request body. */
export interface JsonBody<S extends z.ZodType> {
  readonly required: boolean
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `body: json(ContactUpdate)`: a JSON body, required unless `{ required: false }` is given. */
export declare function json<S extends z.ZodType>(schema: S, options?: { required?: boolean }): JsonBody<S>

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
export declare function noBody(options: ReplyOptions): NoBody

/** A JSON response. */
export interface Reply<S extends z.ZodType> extends NoBody {
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `200: reply(ContactResponse, { description: 'The contact.' })`: a JSON response. */
export declare function reply<S extends z.ZodType>(schema: S, options: ReplyOptions): Reply<S>

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
