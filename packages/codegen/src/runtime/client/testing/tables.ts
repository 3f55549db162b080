/** The row of an operation. */
export interface OperationRow {
  /** `get /books/{id}` */
  readonly request: string
  readonly status: number | string
  readonly example?: string
  readonly lastPage?: string
  /** How a list is paged, if not by a default cursor: style, query parameter, next and items, with `:` between. */
  readonly page?: string
  readonly headers: string
  readonly unchanged?: string
  /** The media type of the body, if it is not `application/json`. */
  readonly type?: string
  /** The fields that the resource of the response, or the items of the list, may have. */
  readonly fields?: readonly string[]
  readonly errors: readonly string[]
}

/** An error response. */
export interface ErrorRow {
  readonly status: number | string
  readonly headers: string
  /** The headers that only errors with a code have. */
  readonly codes: Readonly<Record<string, string>>
}

/** Fields and headers of an error that differ from its example. */
export interface GivenError {
  readonly headers?: Record<string, string> | undefined
  readonly once?: boolean | undefined
  /** The fields of the body that differ. */
  readonly body?: object | undefined
}

/** What the document says about responses: generated tables. */
export interface TestingTables {
  readonly operationTable: Readonly<Record<string, OperationRow>>
  readonly errorResponses: Readonly<Record<string, ErrorRow>>
  /** The bodies of errors, by response and code. */
  readonly errorExamples: Readonly<Record<string, unknown>>
  readonly headerExamples: Readonly<Record<string, readonly [name: string, example: string]>>
  readonly exampleBodies: Readonly<Record<string, unknown>>
  /** Makes the body of an error. Default: its example, with the fields of `body`. */
  errorBody?(response: string, code: string, options: GivenError, headers: Record<string, string>): unknown
  /** Changes the headers of a success response to suit its body. */
  suit?(headers: Record<string, string>, body: unknown): void
}

/** A copy of an example of the document, which its caller may change. */
export function exampleIn<Body>({ exampleBodies }: Pick<TestingTables, 'exampleBodies'>, name: string): Body {
  return structuredClone(exampleBodies[name]) as Body
}
