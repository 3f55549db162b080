import type { HttpHandler } from 'msw'
import type { BodyOf, ErrorBody, Responses } from '../error-body.ts'
import type { Overrides } from './overrides.ts'

type Success<Operation> = {
  [Status in keyof Responses<Operation>]: Status extends number
    ? `${Status}` extends `2${string}`
      ? Status
      : never
    : Status extends '2XX'
      ? Status
      : never
}[keyof Responses<Operation>]

/** The body of an operation's success response. */
type ResponseBody<Operation> = [Success<Operation>] extends [never]
  ? 'default' extends keyof Responses<Operation>
    ? BodyOf<Responses<Operation>['default']>
    : undefined
  : BodyOf<Responses<Operation>[Success<Operation>]>

type RequestBody<Operation> = Operation extends { requestBody?: infer Body } ? BodyOf<NonNullable<Body>> : undefined

/** The statuses that an operation declares for errors. Ranges and the default allow any number. */
type ErrorStatus<Operation> = {
  [Status in keyof Responses<Operation>]: Status extends '4XX' | '5XX' | 'default'
    ? number
    : Status extends number
      ? `${Status}` extends `4${string}` | `5${string}`
        ? Status
        : never
      : never
}[keyof Responses<Operation>]

/** Options of a single handler. */
export interface HandlerOptions {
  /** Respond only to the first request; later ones reach the handlers after this one. Default false. */
  once?: boolean | undefined
  /** Headers that the response has in addition, or instead. */
  headers?: Record<string, string> | undefined
}

/** Options of an error: fields that replace those of its example. */
interface ErrorOptions<Body> extends HandlerOptions {
  body?: Body extends object ? Partial<Body> : Body | undefined
}

type PathParameters<Operation> = Operation extends { parameters: { path: infer Path extends object } }
  ? { readonly [Name in keyof Path]: string }
  : Record<never, string>

/** The request that a resolver responds to. */
export interface ResolverInfo<Operation> {
  request: Omit<Request, 'json'> & { json(): Promise<RequestBody<Operation>> }
  params: PathParameters<Operation>
  /** The body that is returned without a resolver. A resolver may change it. */
  example: ResponseBody<Operation>
  /** Makes an error response: the example with this status, or the one with the name. */
  error<Status extends ErrorStatus<Operation>>(
    status: Status,
    name?: string,
    options?: Omit<ErrorOptions<ErrorBody<Operation, Status>>, 'once'>,
  ): Response
}

/** Makes the body of the success response, or any other response. */
type Resolver<Operation> = (
  info: ResolverInfo<Operation>,
) => ResponseBody<Operation> | Response | Promise<ResponseBody<Operation> | Response>

/** Makes handlers of an operation. */
export interface OperationHandler<Operation> {
  /** Responds with the example of the success response, with these fields; or with what the resolver returns. */
  (response?: Overrides<ResponseBody<Operation>> | Resolver<Operation>, options?: HandlerOptions): HttpHandler
  /** Responds with an error: the first example with this status. */
  <Status extends ErrorStatus<Operation>>(
    status: Status,
    options?: ErrorOptions<ErrorBody<Operation, Status>>,
  ): HttpHandler
  /** Responds with an error: the example with this name, which is its code or its name in the document. */
  <Status extends ErrorStatus<Operation>>(
    status: Status,
    name: string,
    options?: ErrorOptions<ErrorBody<Operation, Status>>,
  ): HttpHandler
}

/** Makes handlers, by operation. */
export type HandlersOf<Operations, Ids extends keyof Operations> = {
  readonly [Id in Ids]: OperationHandler<Operations[Id]>
} & {
  /** One for each operation, which responds with its example. */
  all(): HttpHandler[]
}
