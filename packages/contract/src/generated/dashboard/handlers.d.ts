// Generated from spec/. Do not edit.
import type * as t from './types.js'

/** The headers that some response of the document declares. */
export type HeaderName = 'Content-Disposition' | 'Idempotent-Replayed' | 'RateLimit' | 'RateLimit-Policy' | 'Retry-After' | 'Set-Cookie' | 'X-Request-Id'

/** The headers that a response declares, and none that only others do. */
export type DeclaredHeaders<Declared> = Declared & { readonly [Name in Exclude<HeaderName, keyof Declared>]?: undefined }

export type ValidationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type AuthenticationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type RateLimitedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After': number }>; body: t.Error }

export type InternalErrorResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type NotEntitledResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type PayloadTooLargeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type UnsupportedMediaTypeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type NotFoundResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

/** What `GET /dashboard/session` gets. */
export interface GetSessionInput {
}

/** What `GET /dashboard/session` may answer. */
export type GetSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/session` gets. */
export interface CreateSessionInput {
  body: t.SessionCreate
}

/** What `POST /dashboard/session` may answer. */
export type CreateSessionResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/session` gets. */
export interface DeleteSessionInput {
}

/** What `DELETE /dashboard/session` may answer. */
export type DeleteSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.DeletedSessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log` gets. */
export interface ListApiLogInput {
  query: {
    status_class?: t.StatusClass | undefined
    error_code?: string | undefined
    method?: t.HttpMethod | undefined
    path?: string | undefined
    key_id?: string | undefined
    request_id?: t.RequestId | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/api_log` may answer. */
export type ListApiLogResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiLogList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log/export` gets. */
export interface GetApiLogExportInput {
  query: {
    format: 'csv' | 'ndjson'
    status_class?: t.StatusClass | undefined
    error_code?: string | undefined
    method?: t.HttpMethod | undefined
    path?: string | undefined
    key_id?: string | undefined
    request_id?: t.RequestId | undefined
    created_after?: string | undefined
    created_before?: string | undefined
  }
}

/** What `GET /dashboard/api_log/export` may answer. */
export type GetApiLogExportResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'text/csv'; body: string | Uint8Array | ReadableStream }
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'application/x-ndjson'; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log/{request_id}` gets. */
export interface GetApiLogEntryInput {
  params: {
    request_id: t.RequestId
  }
}

/** What `GET /dashboard/api_log/{request_id}` may answer. */
export type GetApiLogEntryResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiLogEntryResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/figures` gets. */
export interface GetFiguresInput {
  query: {
    from?: string | undefined
    to?: string | undefined
  }
}

/** What `GET /dashboard/figures` may answer. */
export type GetFiguresResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.FiguresResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/live` gets. */
export interface GetLiveChangesInput {
  headers: {
    'last-event-id'?: string | undefined
  }
}

/** What `GET /dashboard/live` may answer. */
export type GetLiveChangesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; contentType: 'text/event-stream'; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

export interface SessionHandlers<Context> {
  /**
   * Get the session
   * `GET /dashboard/session`
   */
  getSession: (input: GetSessionInput, context: Context) => GetSessionResult | Promise<GetSessionResult>
  /**
   * Sign in
   * `POST /dashboard/session`
   */
  createSession: (input: CreateSessionInput, context: Context) => CreateSessionResult | Promise<CreateSessionResult>
  /**
   * Sign out
   * `DELETE /dashboard/session`
   */
  deleteSession: (input: DeleteSessionInput, context: Context) => DeleteSessionResult | Promise<DeleteSessionResult>
}

export interface ApiLogHandlers<Context> {
  /**
   * List API calls
   * `GET /dashboard/api_log`
   */
  listApiLog: (input: ListApiLogInput, context: Context) => ListApiLogResult | Promise<ListApiLogResult>
  /**
   * Export API calls
   * `GET /dashboard/api_log/export`
   */
  getApiLogExport: (input: GetApiLogExportInput, context: Context) => GetApiLogExportResult | Promise<GetApiLogExportResult>
  /**
   * Get an API call
   * `GET /dashboard/api_log/{request_id}`
   */
  getApiLogEntry: (input: GetApiLogEntryInput, context: Context) => GetApiLogEntryResult | Promise<GetApiLogEntryResult>
}

export interface FiguresHandlers<Context> {
  /**
   * Get the figures
   * `GET /dashboard/figures`
   */
  getFigures: (input: GetFiguresInput, context: Context) => GetFiguresResult | Promise<GetFiguresResult>
}

export interface LiveHandlers<Context> {
  /**
   * Follow changes
   * `GET /dashboard/live`
   */
  getLiveChanges: (input: GetLiveChangesInput, context: Context) => GetLiveChangesResult | Promise<GetLiveChangesResult>
}

export interface HandlersByTag<Context> {
  session: SessionHandlers<Context>
  'api-log': ApiLogHandlers<Context>
  figures: FiguresHandlers<Context>
  live: LiveHandlers<Context>
}

export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]

export interface AllHandlers<Context> extends SessionHandlers<Context>, ApiLogHandlers<Context>, FiguresHandlers<Context>, LiveHandlers<Context> {}

/**
 * What handlers must be besides, so that none answers with a header that its response does not declare. TypeScript
 * forgets that an object was written with a property too many when it is what a function returns, so this compares what
 * each handler does return:
 * `function mount<Given extends AllHandlers<Context>>(handlers: Given & OnlyDeclaredHeaders<Given>)`.
 */
export type OnlyDeclaredHeaders<Given> = {
  readonly [Id in keyof Given]: Id extends keyof AllHandlers<never>
    ? UndeclaredHeaders<ResultOf<Given[Id]>, ResultOf<AllHandlers<never>[Id]>> extends infer Undeclared
      ? [Undeclared] extends [never]
        ? Given[Id]
        : { readonly undeclaredHeaders: Undeclared }
      : never
    : Given[Id]
}

type ResultOf<Handler> = Handler extends (...input: never[]) => infer Result ? Awaited<Result> : never

type UndeclaredHeaders<Given, Declared> = Given extends { readonly status: infer Status }
  ? Exclude<HeadersOf<Given>, HeadersOf<OfStatus<Declared, Status>>>
  : never

type OfStatus<Result, Status> = Result extends { readonly status: infer Known }
  ? Status extends Known ? Result : never
  : never

/** A result that is one of several may have `headers?: never`, which has no names. */
type HeadersOf<Result> = Result extends { readonly headers?: infer Names }
  ? [NonNullable<Names>] extends [never] ? never : keyof NonNullable<Names>
  : never

export interface SecurityHandlers<Principal> {
  session(credential: { in: 'cookie'; name: 'channel.session_token'; value: string }): Promise<Principal>
}
