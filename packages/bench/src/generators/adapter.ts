/** How a generator is run in this process: what `ours.ts` and the files of `packages/bench/generators/` export. */
export interface Adapter {
  /** The generated module that exports the schemas, relative to the output. */
  readonly entry: string
  /** Generates from the document in the file `input` (JSON) into the directory `output`. */
  generate(input: string, output: string): Promise<void>
  /** Generates an app that serves the document, with a middleware around all handlers. Missing if it makes no servers. */
  serve?(input: string, output: string, around: Middleware): Promise<App>
}

/** Middleware as in Hono. The generators have their own copy of it. */
export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>

/** The part of Hono's context that validators of a request fill. */
export interface Context {
  readonly req: { valid(target: string): unknown }
}

export interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>
}
