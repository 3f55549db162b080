import type { Selection } from './read/select-operations.ts'

/** Options of `generate`. */
export interface GenerateOptions extends Selection {
  /** The source named in the first line of every file: `Generated from <source>. Do not edit.` */
  readonly source?: string | undefined
  /** How decoding treats a query parameter that the operation does not declare. Default: `reject`. */
  readonly unknownQuery?: 'reject' | 'ignore' | undefined
  /**
   * How handlers have the values of a format: as a predefined type, such as `Date`, or as an export of a module says, such as
   * `./formats.ts#decimal`. Relative paths are relative to the generated files.
   */
  readonly formats?: Readonly<Record<string, string>> | undefined
  /** The x-… fields to print, for code that reads them at run time. Default: all. */
  readonly extensions?: readonly string[] | undefined
  /** Response headers that are set outside the handlers. Handlers may omit them even if they are required. */
  readonly providedHeaders?: readonly string[] | undefined
  /** Whether to print JavaScript with declarations, or TypeScript. Default: `js`. */
  readonly output?: 'js' | 'ts' | undefined
  /** Whether to print `paths.d.ts` too: the types of openapi-typescript, for openapi-fetch. */
  readonly paths?: boolean | undefined
  /** Whether an operation that cannot be served is an error of the document. Default: the operation is left out. */
  readonly strict?: boolean | undefined
  /** Whether `nullable` of OpenAPI 3.0 adds null to the `type` beside it only, as 3.0.3 says. Default: it means "or null". */
  readonly strictNullable?: boolean | undefined
}
