// Generated from spec/. Do not edit.
import type * as t from './types.js'

/** The headers that some response of the document declares. */
export type HeaderName = 'Idempotent-Replayed' | 'RateLimit' | 'RateLimit-Policy' | 'Retry-After' | 'Set-Cookie' | 'X-Request-Id'

/** The headers that a response declares, and none that only others do. */
export type DeclaredHeaders<Declared> = Declared & { readonly [Name in Exclude<HeaderName, keyof Declared>]?: undefined }

export type ValidationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type AuthenticationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type RateLimitedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After': number }>; body: t.Error }

export type InternalErrorResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type NotEntitledResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type PayloadTooLargeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type UnsupportedMediaTypeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

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

/** What `GET /dashboard/audit_log` gets. */
export interface ListAuditLogInput {
  query: {
    user_id?: string | undefined
    action?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/audit_log` may answer. */
export type ListAuditLogResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AuditLogList }
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

export interface AuditLogHandlers<Context> {
  /**
   * List the audit log
   * `GET /dashboard/audit_log`
   */
  listAuditLog: (input: ListAuditLogInput, context: Context) => ListAuditLogResult | Promise<ListAuditLogResult>
}

export interface HandlersByTag<Context> {
  session: SessionHandlers<Context>
  'audit-log': AuditLogHandlers<Context>
}

export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]

export interface AllHandlers<Context> extends SessionHandlers<Context>, AuditLogHandlers<Context> {}

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
