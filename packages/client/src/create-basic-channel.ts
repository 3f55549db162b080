import {
  createCall,
  type Fetch,
  type InitArgument,
  type RetryOptions,
  type Call as UntypedCall,
} from '@channel/codegen/client'
import { callPolicy } from './call-policy.ts'
import { type ContractClient, type ContractClientOptions, createContractClient } from './contract-client.ts'
import { type IfChanged, unwrapIfChanged } from './if-changed.ts'
import type { BodyOf, CallInit, ConditionalPath, ListPath, Method, PathOf } from './operation-types.ts'
import { type ConditionalPaged, type Page, type Paged, paginate } from './paginate.ts'
import { withRetries } from './with-retries.ts'

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: InitArgument<CallInit<P, M>>
) => Promise<BodyOf<P, M>>

type ListBody<P extends ListPath> = BodyOf<P, 'get'> extends infer Body extends Page ? Body : never

/** Options of a channel: the service's URL and key, and the defaults of retries and timeouts. */
export interface ChannelOptions extends ContractClientOptions, RetryOptions {}

/**
 * Calls by method and path, typed by the contract. `get`, `post`, `put`, `patch` and `delete` resolve to the body of
 * the success response. They throw `ChannelError` (the service returned an error), `ChannelResponseError` (the response is
 * not from the service), `ChannelConnectionError` (no response), `ChannelTimeoutError`, or the reason of your own abort
 * signal.
 */
export interface BasicChannel {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /**
   * Gets what may not have changed since an earlier response, whose `etag` is passed; none for the first request.
   *
   * @example
   * const path = { phone_number_id: '106540352242922' }
   * const result = await channel.getIfChanged('/v1/{phone_number_id}/conversations', etag, { params: { path } })
   * if (!result.unchanged) console.log(result.body.data)
   */
  getIfChanged<P extends ConditionalPath>(
    path: P,
    etag: string | undefined,
    ...init: InitArgument<CallInit<P, 'get'>>
  ): Promise<IfChanged<BodyOf<P, 'get'>>>
  /**
   * Iterates over the items of a list; `.pages()` iterates over its pages.
   *
   * @example
   * const path = { phone_number_id: '106540352242922' }
   * for await (const contact of channel.paginate('/v1/{phone_number_id}/contacts', { params: { path } })) {
   *   console.log(contact.name)
   * }
   */
  paginate<P extends ListPath>(
    path: P,
    ...init: InitArgument<CallInit<P, 'get'>>
  ): P extends ConditionalPath ? ConditionalPaged<ListBody<P>> : Paged<ListBody<P>>
  /** The underlying openapi-fetch client: `{ data, error, response }`, for headers and other cases. Retries like the
   * calls above, but adds no `Idempotency-Key`. */
  raw: ContractClient
}

/**
 * A channel without the methods of the facade, which makes it about 2 KB smaller.
 *
 * @throws TypeError if an option is invalid.
 */
export function createBasicChannel(options: ChannelOptions): BasicChannel {
  return createParts(options).channel
}

/** Lists by path; the caller adds the types. */
export type PaginatePath = (path: string, init?: PageInit) => ConditionalPaged<Page>

/** A basic channel, and what the facade is made of. */
export function createParts(options: ChannelOptions) {
  // Not the function itself: the global one may be replaced later, by a test or by tracing.
  const send: Fetch = options.fetch ?? ((request) => fetch(request))
  const raw = createContractClient({ ...options, fetch: withRetries(send, options) })
  const call: UntypedCall = createCall(raw, send, options, callPolicy)
  const calling =
    (method: Method) =>
    (path: string, init?: object): Promise<unknown> =>
      call(method, path, init)
  const getIfChanged = (path: string, etag: string | undefined, init: PageInit = {}) => {
    const header = { ...init.params?.header, 'If-None-Match': etag }
    return call('get', path, { ...init, params: { ...init.params, header } } as object, unwrapIfChanged)
  }
  const paginatePath: PaginatePath = (path, init = {}) => ({
    ...paginate((cursor) => call('get', path, withCursor(init, cursor)) as Promise<Page>, {
      cursor: init.params?.query?.cursor,
      signal: init.signal,
    }),
    pageIfChanged: (etag) => getIfChanged(path, etag, init) as Promise<IfChanged<Page>>,
  })
  const channel = {
    get: calling('get'),
    post: calling('post'),
    put: calling('put'),
    patch: calling('patch'),
    delete: calling('delete'),
    getIfChanged,
    paginate: paginatePath,
    raw,
  }
  return { send, call, paginatePath, channel: channel as unknown as BasicChannel }
}

interface PageInit {
  params?: { query?: { cursor?: string }; header?: object }
  signal?: AbortSignal | undefined
}

function withCursor(init: PageInit, cursor: string | undefined): object {
  if (cursor === undefined) return init
  return { ...init, params: { ...init.params, query: { ...init.params?.query, cursor } } }
}
