import type { GenerateOptions } from './generate-options.ts'

/** The options of one document. Paths are relative to the config file. */
export interface DocumentConfig extends GenerateOptions {
  /** The path of the document. */
  readonly document: string
  /** The directory of the generated files. May be left out if there is a `client`. */
  readonly out?: string | undefined
  /** The directory of a client, such as `src/client`: typed methods on openapi-fetch, and helpers for tests. */
  readonly client?: string | undefined
  /** The paths of OpenAPI overlays that change the document before, in this order. */
  readonly overlays?: readonly string[] | undefined
  /**
   * The directory of a service from `openapi-hono init`, such as `src`. Stubs of new operations and security schemes are added to
   * it. What is written by hand does not change.
   */
  readonly service?: string | undefined
  /** Files in `out` that another tool writes with the same mark. */
  readonly keep?: readonly string[] | undefined
  /** Whether to print errors only, no warnings. */
  readonly quiet?: boolean | undefined
}

/** What a config file exports by default. */
export type Config = DocumentConfig | readonly DocumentConfig[]

/** Returns the options of one or several documents unchanged. It is there for their types. */
export function defineConfig(config: Config): Config {
  return config
}
