/** Any content of a body, JSON first. */
export type BodyOf<Content> = Content extends { content: infer Contents }
  ? Contents extends { 'application/json': infer Body }
    ? Body
    : Contents[keyof Contents]
  : undefined

/** The responses of an operation by status. */
export type Responses<Operation> = Operation extends { responses: infer Found } ? Found : never
/** The body of an error: of its status, its range, or the default. */
export type ErrorBody<Operation, Status> = Status extends keyof Responses<Operation>
  ? BodyOf<Responses<Operation>[Status]>
  : `${Status & number}` extends `4${string}`
    ? '4XX' extends keyof Responses<Operation>
      ? BodyOf<Responses<Operation>['4XX']>
      : DefaultBody<Operation>
    : '5XX' extends keyof Responses<Operation>
      ? BodyOf<Responses<Operation>['5XX']>
      : DefaultBody<Operation>

type DefaultBody<Operation> = 'default' extends keyof Responses<Operation>
  ? BodyOf<Responses<Operation>['default']>
  : unknown
