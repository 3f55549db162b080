/** HTTP methods, upper case. */
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'

/**
 * What failed: a JSON Schema keyword, or `required` (missing), `unknown` (not declared), `repeated` (given more than once),
 * `encoding` (malformed percent-encoding), `text` (NUL or a lone surrogate).
 */
export type DecodeKind =
  | 'required'
  | 'unknown'
  | 'repeated'
  | 'encoding'
  | 'text'
  | 'type'
  | 'enum'
  | 'const'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties'
  | 'propertyNames'
  | 'oneOf'
  | 'anyOf'

/** Why a request does not fit its operation, and where. */
export declare class DecodeError extends Error {
  readonly name: 'DecodeError'
  readonly in: 'path' | 'query' | 'header' | 'body'
  /** `query.limit`, `header.idempotency-key`, `body`, `body.contacts[3].name`. A key that is no plain word is quoted. */
  readonly place: string
  /** `['limit']`, `['contacts', 3, 'name']`; empty for the body itself. */
  readonly path: readonly (string | number)[]
  readonly kind: DecodeKind
  /** For a person, to follow the place: `must be at least 1`. `message` is both. */
  readonly reason: string
  /** The x-… fields of the parameter and the schemas around the place; an inner one hides an outer one. */
  readonly extensions: Readonly<Record<string, unknown>>
}

/** A request as it came. */
export interface RawRequest {
  /** The pathname, still percent-encoded. Parameters are taken from it counting from its end, so a prefix may precede it. */
  readonly path?: string | undefined
  /** Path parameters already decoded, instead of `path`. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** The query as it came, with or without `?`; or pairs already decoded, where broken encoding can no longer be seen. */
  readonly query?: string | Iterable<[string, string]> | undefined
  /** Asked for lower-case names only. */
  readonly headers?:
    | { get(name: string): string | null | undefined }
    | ((name: string) => string | null | undefined)
    | undefined
  /** Parsed JSON, or undefined when there was no body. It is never changed. */
  readonly body?: unknown
}

export interface OperationParameter {
  readonly in: 'path' | 'query' | 'header'
  /** As authored; a header's input key is lower case. */
  readonly name: string
  readonly required: boolean
  readonly extensions: Readonly<Record<string, unknown>>
}

export interface OperationResponse {
  /** Undefined for a response without content. */
  readonly contentType: string | undefined
  readonly headers: readonly string[]
}

/** One row of the operations table. */
export interface OperationDescription<Id extends string, Input, Extensions = Readonly<Record<string, unknown>>> {
  readonly id: Id
  readonly method: Method
  /** A template such as `/books/{id}`. */
  readonly path: string
  /** The first of `tags`, or `default`. */
  readonly tag: string
  readonly tags: readonly string[]
  readonly summary: string | undefined
  readonly deprecated: boolean
  /** Alternatives, each naming the schemes that it needs together; none at all is public. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  /** The operation's x-… fields, as authored. */
  readonly extensions: Extensions
  readonly parameters: readonly OperationParameter[]
  readonly hasBody: boolean
  readonly bodyRequired: boolean
  readonly bodyContentType: string | undefined
  readonly responses: Readonly<Record<number, OperationResponse>>
  /** Stops at the first failure: path, query, header, body; each in document order, unknown fields last. Never throws. */
  decode(
    raw: RawRequest,
  ): { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly error: DecodeError }
}

/**
 * The input of `operation`, from a request as it came.
 *
 * @throws DecodeError, the first failure.
 */
export declare function decodeRequest<Input>(
  operation: { decode: OperationDescription<string, Input>['decode'] },
  raw: RawRequest,
): Input

/**
 * Parses JSON as it came over the wire. A byte order mark is dropped; of equal keys the last one counts, as in `JSON.parse`.
 * Numbers that a double cannot hold are refused: integers outside ±(2^53 − 1), what overflows, what becomes 0.
 *
 * @param options.maxDepth how many arrays and objects may be inside each other; 64 unless given
 * @returns undefined for empty input
 * @throws JsonError
 */
export declare function parseJson(
  input: Uint8Array | ArrayBuffer | string,
  options?: { readonly maxDepth?: number | undefined },
): unknown

/** Why a text is no JSON that can be taken. */
export declare class JsonError extends Error {
  readonly name: 'JsonError'
  readonly kind: 'encoding' | 'syntax' | 'depth' | 'number'
  /** `body`, or where the number stands: `body.items[0].size`. */
  readonly place: string
  readonly path: readonly (string | number)[]
  /** For a person, to follow the place. */
  readonly reason: string
}

/** For the generated files: what checks values against descriptions of schemas. */
export interface Compiler {
  check(schema: unknown): (value: unknown) => CheckFailure | undefined
}
/** For the generated files. `path` runs from the inside out. */
export interface CheckFailure {
  readonly kind: string
  readonly reason: string
  readonly path: readonly (string | number)[]
}
/** For the generated files. */
export declare function createCompiler(schemas: Readonly<Record<string, unknown>>): Compiler
/** For the generated files. */
export declare function defineOperation(
  description: object,
  wire: object,
  compiler: Compiler,
): OperationDescription<string, unknown>
/** The formats of strings that are checked. */
export declare const stringFormats: Readonly<Record<string, { readonly name: string; test(text: string): boolean }>>
/** The formats of numbers that are checked. */
export declare const numberFormats: Readonly<Record<string, { readonly name: string; test(value: number): boolean }>>
