import type { CallOptions, FetchOptions, ResponsesOf, SuccessBodyOf } from '@channel/codegen/client'
import type { paths } from './contract.ts'
import type { Page } from './paginate.ts'

export type { CallOptions, FacadeOptions } from '@channel/codegen/client'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The contract's paths that support the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never
}[keyof paths]

type Operation<P extends keyof paths, M extends Method> = paths[P][M & keyof paths[P]]

/** The body of a successful response. */
export type BodyOf<P extends keyof paths, M extends Method> = SuccessBodyOf<Operation<P, M>>

/** The options of a call: `params` (path, query, header), `body`, `signal`, `headers`, `timeoutMs`, … */
export type CallInit<P extends keyof paths, M extends Method> = Omit<FetchOptions<Operation<P, M>>, 'parseAs'> &
  CallOptions

/** The paths whose GET returns a list: a body with `data`, `has_more` and `next_cursor`. */
export type ListPath = {
  [P in PathOf<'get'>]: BodyOf<P, 'get'> extends Page ? P : never
}[PathOf<'get'>]

/** The paths whose GET can respond that nothing has changed (304). */
export type ConditionalPath = {
  [P in PathOf<'get'>]: 304 extends keyof ResponsesOf<Operation<P, 'get'>> ? P : never
}[PathOf<'get'>]

/** The item type of a list. */
export type ItemOf<ListBody> = ListBody extends { data: (infer Item)[] } ? Item : never
