import type { Context as HonoContext } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'

/** The types of a document that `createApp` reads. `handlers` depends on `context`: see `HandlersOf`. */
export interface DocumentTypes {
  readonly context: unknown
  readonly handlers: object
  /** The names of all response headers. */
  readonly headers: string
  /** A handler for each security scheme that an operation requires. */
  readonly security: object
  /** What `hc` of `hono/client` reads. */
  readonly schema: object
}

declare const documentTypes: unique symbol

/** Routes that carry the types of their document. At run time they carry nothing. */
export interface Typed<Types extends DocumentTypes> {
  readonly [documentTypes]?: Types
}

/** The handlers of a document, for a context. */
export type HandlersOf<Types extends DocumentTypes, Context> = (Types & { readonly context: Context })['handlers']

/** The request whose credentials are checked. */
export interface SecuredRequest {
  /** The scopes that the operation requires of the scheme. */
  readonly scopes: readonly string[]
  readonly operationId: string
  readonly context: HonoContext
}

/**
 * Returns the principal whose credentials these are, such as a user; undefined or null if they are not valid. Throws
 * ForbiddenError if they are valid, but do not permit the operation.
 */
export type SecurityHandler<Credentials> = (credentials: Credentials, request: SecuredRequest) => unknown

/** What the handlers of schemes return if credentials are valid. */
export type Principals<Security> = {
  readonly [Scheme in keyof Security]: Security[Scheme] extends (...input: never[]) => infer Found
    ? NonNullable<Awaited<Found>>
    : never
}

declare const secured: unique symbol

/** A context in which each handler finds the principals of its operation: `context.var.security`. */
export interface Secured<Context, Principals> {
  readonly [secured]: { readonly context: Context; readonly principals: Principals }
}

/**
 * The context of a handler.
 *
 * @param Alternatives the schemes of each alternative of the operation's security: `['apiKey'] | ['session', 'token'] | []`
 */
export type ContextOf<Context, Alternatives extends readonly string[]> = [Context] extends [
  Secured<infer Inner, infer Principals>,
]
  ? [Alternatives] extends [readonly []]
    ? Inner
    : Inner & { readonly var: { readonly security: PrincipalsOf<Principals, Alternatives, Alternatives[number]> } }
  : Context

type PrincipalsOf<Principals, Alternatives, All extends string> = Alternatives extends readonly string[]
  ? { readonly [Scheme in Alternatives[number]]: Scheme extends keyof Principals ? Principals[Scheme] : unknown } & {
      readonly [Scheme in Exclude<All, Alternatives[number]>]?: undefined
    }
  : never

/**
 * What handlers must be besides, so that none answers with a header that no response declares. TypeScript forgets that an
 * object was written with a property too many when it is what a function returns, so this compares what each handler does
 * return: `function mount<Given extends AllHandlers<Context>>(handlers: Given & OnlyDeclaredHeaders<Given, HeaderName>)`.
 * The results of a document refuse the headers that only others of its responses declare.
 *
 * @param Names all headers of the document
 * @param Declared the declared handlers: TypeScript also asks about them, to infer the types of parameters. Then their results need
 *   not be compared, which takes half of the time.
 */
export type OnlyDeclaredHeaders<Given, Names, Declared = never> = {
  readonly [Id in keyof Given]: IsDeclared<Given[Id], Declared, Id> extends true
    ? Given[Id]
    : [Exclude<HeadersOf<ResultOf<Given[Id]>>, Names>] extends [never]
      ? Given[Id]
      : { readonly undeclaredHeaders: Exclude<HeadersOf<ResultOf<Given[Id]>>, Names> }
}

type IsDeclared<Handler, Declared, Id> = Id extends keyof Declared
  ? Declared[Id] extends Handler
    ? true
    : false
  : false

type ResultOf<Handler> = Handler extends (...input: never[]) => infer Result ? Awaited<Result> : never

/** A result that is one of several may have `headers?: never`, which has no names. */
type HeadersOf<Result> = Result extends { readonly headers?: infer Names }
  ? [NonNullable<Names>] extends [never]
    ? never
    : keyof NonNullable<Names>
  : never

/** An operation as `hc` of `hono/client` reads it. `Result` is that of its handler. */
export type Endpoint<Input, Result> = Result extends { readonly status: infer Status; readonly body?: infer Body }
  ? {
      input: Input
      output: Body extends undefined ? object : IsJson<Result, Body> extends true ? Body : string
      outputFormat: IsJson<Result, Body> extends true ? 'json' : 'text'
      status: Status extends StatusCode ? Status : StatusCode
    }
  : never

/**
 * Whether `res.json()` of Hono's client has the body. It has no streams: `res.body` is one, and `res.text()` waits for all of it.
 * Other bodies are texts for it, so that `res.json()` has the type of those that are JSON.
 */
type IsJson<Result, Body> = [Body] extends [AsyncIterable<unknown>]
  ? false
  : Result extends { readonly contentType?: infer Type }
    ? unknown extends Type
      ? true
      : NonNullable<Type> extends `${string}json${string}`
        ? true
        : false
    : true
