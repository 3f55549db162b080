import type { HandlerOptions, Overrides } from '@channel/codegen/client/testing'
import type { HttpHandler } from 'msw'
import type { operations } from '../contract.ts'
import type { errorExamples, errorResponses, operationTable } from '../generated/testing-operations.ts'

export type { HandlerOptions }

type Table = typeof operationTable
type Responses = typeof errorResponses
type Examples = typeof errorExamples

export type OperationId = keyof Table

type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of an operation's success response; never if it is a redirect. */
export type ResponseBody<Id extends OperationId> = JsonOf<
  operations[Id]['responses'][Table[Id]['status'] & keyof operations[Id]['responses']]
>

/** The body of an operation's request; never if it has none. */
export type RequestBody<Id extends OperationId> = JsonOf<NonNullable<operations[Id]['requestBody']>>

type ErrorName<Id extends OperationId> = Table[Id]['errors'][number]

/** The statuses of an operation's errors. */
export type ErrorStatus<Id extends OperationId> = Responses[ErrorName<Id>]['status']

type HeaderName<Header> = [NonNullable<Header>] extends [never] ? never : keyof NonNullable<Header>
type TakesKey<Id extends OperationId> =
  'Idempotency-Key' extends HeaderName<operations[Id]['parameters']['header']> ? true : false
/** The codes of requests that have a key. */
type KeyCode = {
  [Code in keyof Examples]: Examples[Code] extends { param: 'Idempotency-Key' } ? Code : never
}[keyof Examples]

/** The codes that an operation's error of this status can have. */
export type ErrorCodeOf<Id extends OperationId, Status> = Exclude<
  {
    [Name in ErrorName<Id>]: Responses[Name]['status'] extends Status ? keyof Responses[Name]['codes'] : never
  }[ErrorName<Id>],
  TakesKey<Id> extends true ? never : KeyCode
>

/** Fields that replace those of an error's example. */
export interface ErrorOptions extends HandlerOptions {
  message?: string | undefined
  param?: string | undefined
}

/** A request whose `json()` is typed by the contract. */
export interface RequestOf<Body> extends Request {
  json(): Promise<Body>
}

type PathParameters<Id extends OperationId> = operations[Id]['parameters']['path'] extends infer Path extends object
  ? { readonly [Name in keyof Path]: string }
  : Record<never, string>

/** The request that a resolver responds to. */
export interface ResolverInfo<Id extends OperationId> {
  request: RequestOf<RequestBody<Id>>
  /** The ids in the path. */
  params: PathParameters<Id>
  /** The body that is returned without a resolver. A resolver may change it. */
  example: ResponseBody<Id>
  /** Makes an error response. */
  error<Status extends ErrorStatus<Id>>(
    status: Status,
    code: ErrorCodeOf<Id, Status>,
    options?: Omit<ErrorOptions, 'once'>,
  ): Response
}

/** Makes the body of the success response, or any other response. */
export type Resolver<Id extends OperationId> = (
  info: ResolverInfo<Id>,
) => ResponseBody<Id> | Response | Promise<ResponseBody<Id> | Response>

/** The values that replace those of a redirect's example. */
interface RedirectOverrides {
  /** The URL that it leads to. */
  location: string
}

type SuccessOverrides<Id extends OperationId> = [ResponseBody<Id>] extends [never]
  ? RedirectOverrides
  : Overrides<ResponseBody<Id>>

/** Makes handlers of an operation. */
export interface OperationHandler<Id extends OperationId> {
  /** Responds with the example of the success response, with these fields; or with what the resolver returns. */
  (response?: SuccessOverrides<Id> | Resolver<Id>, options?: HandlerOptions): HttpHandler
  /** Responds with an error of the contract. */
  <Status extends ErrorStatus<Id>>(status: Status, code: ErrorCodeOf<Id, Status>, options?: ErrorOptions): HttpHandler
}

/** Makes handlers of a list that can be requested conditionally. */
export interface ConditionalOperationHandler<Id extends OperationId> extends OperationHandler<Id> {
  /** Responds that nothing has changed. */
  (status: 304, options?: HandlerOptions): HttpHandler
}

/** Makes handlers, by operation. */
export type Handlers = {
  readonly [Id in OperationId]: Table[Id] extends { unchanged: string }
    ? ConditionalOperationHandler<Id>
    : OperationHandler<Id>
} & {
  /** One for each operation, which responds with its example. */
  all(): HttpHandler[]
}
