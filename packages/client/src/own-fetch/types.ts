import type { Fetch } from '../attempt.ts'

type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

type PathsWith<Paths, M extends HttpMethod> = {
  [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never
}[keyof Paths]

type OperationOf<Paths, P extends keyof Paths, M extends HttpMethod> = Paths[P][M & keyof Paths[P]]

type IsOptional<T> = Record<never, never> extends T ? true : false

type ParamsOption<Operation> = Operation extends { parameters: infer Params }
  ? IsOptional<Params> extends true
    ? { params?: Params }
    : { params: Params }
  : { params?: { query?: Record<string, unknown> } }

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never

type BodyOption<Operation> = Operation extends { requestBody: infer Body }
  ? { body: ContentOf<Body> }
  : Operation extends { requestBody?: infer Body }
    ? [ContentOf<NonNullable<Body>>] extends [never]
      ? { body?: never }
      : { body?: ContentOf<NonNullable<Body>> }
    : { body?: never }

export type RequestBody = NonNullable<RequestInit['body']>

type HeaderValue = string | number | boolean

/** null removes a header. */
export type HeadersOption = Headers | Record<string, HeaderValue | HeaderValue[] | null | undefined>

export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** Options of a request that are not its parameters. */
export interface RequestOptions extends Omit<RequestInit, 'body' | 'headers'> {
  baseUrl?: string
  fetch?: Fetch | undefined
  headers?: HeadersOption
  middleware?: Middleware[]
  parseAs?: ParseAs
  bodySerializer?: (body: never) => RequestBody
  querySerializer?: (query: never) => string
}

/** Parameters, body and options of a request. */
export type FetchOptions<Operation> = ParamsOption<Operation> & BodyOption<Operation> & RequestOptions

/** Required only if the operation requires something. */
type InitArgument<Init> = IsOptional<Init> extends true ? [init?: Init] : [init: Init]

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 206 | 207 | '2XX'

type JsonOf<Responses, Status extends keyof Responses, Media extends string> = {
  [S in Status]: Responses[S] extends { content: Record<Media, infer Body> } ? Body : never
}[Status]

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never

/** `data` of a successful response, `error` of another one. */
export type FetchResponse<Operation, Media extends string, Responses = ResponsesOf<Operation>> =
  | { data: JsonOf<Responses, keyof Responses & SuccessStatus, Media>; error?: never; response: Response }
  | { data?: never; error: JsonOf<Responses, Exclude<keyof Responses, SuccessStatus>, Media>; response: Response }

type MethodCall<Paths, M extends HttpMethod, Media extends string> = <P extends PathsWith<Paths, M>>(
  path: P,
  ...init: InitArgument<FetchOptions<OperationOf<Paths, P, M>>>
) => Promise<FetchResponse<OperationOf<Paths, P, M>, Media>>

/** What a middleware gets of a request. */
export interface MiddlewareContext {
  request: Request
  readonly schemaPath: string
  readonly params: { query?: object; header?: object; path?: object; cookie?: object }
}

/** Called in the order of registration before a request, and in the opposite order after it. */
export interface Middleware {
  onRequest?(context: MiddlewareContext): Replacement<Request | Response>
  onResponse?(context: MiddlewareContext & { response: Response }): Replacement<Response>
  onError?(context: MiddlewareContext & { error: unknown }): Replacement<Response | Error>
}

// biome-ignore lint/suspicious/noConfusingVoidType: a middleware may return nothing.
type Replacement<T> = T | undefined | void | Promise<T | undefined | void>

export interface ClientOptions extends Omit<RequestOptions, 'parseAs' | 'middleware'> {}

/** The calls of a client, by method and path. */
export interface Client<Paths extends object, Media extends string> {
  request<M extends HttpMethod, P extends PathsWith<Paths, M>>(
    method: M,
    path: P,
    ...init: InitArgument<FetchOptions<OperationOf<Paths, P, M>>>
  ): Promise<FetchResponse<OperationOf<Paths, P, M>, Media>>
  GET: MethodCall<Paths, 'get', Media>
  PUT: MethodCall<Paths, 'put', Media>
  POST: MethodCall<Paths, 'post', Media>
  DELETE: MethodCall<Paths, 'delete', Media>
  OPTIONS: MethodCall<Paths, 'options', Media>
  HEAD: MethodCall<Paths, 'head', Media>
  PATCH: MethodCall<Paths, 'patch', Media>
  TRACE: MethodCall<Paths, 'trace', Media>
  use(...middleware: Middleware[]): void
  eject(...middleware: Middleware[]): void
}
