// The only file that imports openapi-fetch: see "Without openapi-fetch" in the README.
import createClient, { type ClientOptions, type FetchOptions, type Client as OriginalClient } from 'openapi-fetch'
import type { ErrorBodyOf, InitArgument, SuccessBodyOf } from './body-types.ts'

export type { FetchOptions }

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

/** The paths that support the method. */
type PathWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never
}[keyof Paths]

type Operation<Paths, P extends keyof Paths, M extends Method> = Paths[P][M & keyof Paths[P]]

/** The body as JSON, or as `parseAs` says. */
type DataOf<Operation, Init> = Init extends { parseAs: infer Format extends keyof Formats }
  ? Formats[Format]
  : SuccessBodyOf<Operation>

interface Formats {
  stream: Response['body']
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
}

type Result<Operation, Init> =
  | { data: DataOf<Operation, Init>; error?: never; response: Response }
  | { data?: never; error: ErrorBodyOf<Operation>; response: Response }

type Call<Paths, M extends Method> = <P extends PathWith<Paths, M>, Init extends FetchOptions<Operation<Paths, P, M>>>(
  path: P,
  ...init: InitArgument<Init>
) => Promise<Result<Operation<Paths, P, M>, Init>>

/**
 * The client of openapi-fetch. In its own type the results are copies of the bodies' types, which lose their names, and in
 * which an open set such as `'a' | (string & {})` becomes an object.
 */
export interface Client<Paths extends object>
  extends Pick<OriginalClient<Paths>, 'use' | 'eject'>,
    Readonly<{ [M in Method as Uppercase<M>]: Call<Paths, M> }> {
  request<M extends Method, P extends PathWith<Paths, M>, Init extends FetchOptions<Operation<Paths, P, M>>>(
    method: M,
    path: P,
    ...init: InitArgument<Init>
  ): Promise<Result<Operation<Paths, P, M>, Init>>
}

/** `createClient` of openapi-fetch, with the bodies of results by their status. */
export const createOpenApiClient = createClient as unknown as <Paths extends object>(
  options: ClientOptions,
) => Client<Paths>
