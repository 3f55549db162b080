import type { paths } from './generated/openapi-types.ts'

export type { components as DashboardComponents } from './generated/openapi-types.ts'

export type DashboardMethod = 'get' | 'post' | 'patch' | 'delete'

/** The paths of the page's own API that have a method. */
export type DashboardPath<M extends DashboardMethod> = {
  [P in keyof paths]: paths[P][M & keyof paths[P]] extends { responses: unknown } ? P : never
}[keyof paths]

type Operation<P extends keyof paths, M extends DashboardMethod> = paths[P][M & keyof paths[P]]

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of the success response. */
export type DashboardBody<P extends keyof paths, M extends DashboardMethod> =
  Operation<P, M> extends { responses: infer Responses } ? Json<Responses[keyof Responses & (200 | 201 | 202)]> : never

type Parameter<O, Where extends string> = O extends { parameters: { [W in Where]?: infer Values } }
  ? Exclude<Values, undefined>
  : never

type Loose<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

type Given<Name extends string, Value> = [Value] extends [never] ? { [N in Name]?: never } : { [N in Name]: Value }

/** The arguments of a call: ids in the path, filters, the request body. */
export type DashboardInit<P extends keyof paths, M extends DashboardMethod> = Given<
  'path',
  Parameter<Operation<P, M>, 'path'>
> & { query?: Loose<Parameter<Operation<P, M>, 'query'>> } & Given<
    'body',
    Operation<P, M> extends { requestBody: infer Body } ? Json<Body> : never
  > & { signal?: AbortSignal }
