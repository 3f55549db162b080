type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never
type SuccessStatus = 200 | 201 | 202

/** The responses of an operation by status. */
export type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never

/** The body of an operation's successful response. */
export type SuccessBodyOf<Operation> =
  ResponsesOf<Operation> extends infer Responses ? JsonOf<Responses[SuccessStatus & keyof Responses]> : never

/** The body of an operation's other responses. */
export type ErrorBodyOf<Operation> =
  ResponsesOf<Operation> extends infer Responses ? JsonOf<Responses[Exclude<keyof Responses, SuccessStatus>]> : never

/** The last argument of a call, optional if the operation requires nothing. */
export type InitArgument<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init]
