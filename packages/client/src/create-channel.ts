import type { Fetch } from './attempt.ts'
import { createCall } from './call.ts'
import { type ContractClient, type ContractClientOptions, createContractClient } from './contract-client.ts'
import type { BodyOf, CallInit, InitArgument, ListPath, Method, PathOf } from './operation-types.ts'
import { type Page, type Paged, paginate } from './paginate.ts'
import { type RetryOptions, withRetries } from './with-retries.ts'

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: InitArgument<CallInit<P, M>>
) => Promise<BodyOf<P, M>>

/** Of a channel: where the service is, and how calls are repeated unless they say otherwise. */
export interface ChannelOptions extends ContractClientOptions, RetryOptions {}

/**
 * A client for the service, typed by the contract. `get`, `post`, `patch` and `delete` resolve to the body of a
 * success. They throw `ChannelError` (the service returned an error), `ChannelResponseError` (not a response of the
 * service), `ChannelConnectionError` (no response), `ChannelTimeoutError` (not in time), or the reason of your own
 * abort signal.
 */
export interface Channel {
  get: Call<'get'>
  post: Call<'post'>
  patch: Call<'patch'>
  delete: Call<'delete'>
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
  ): Paged<BodyOf<P, 'get'> extends infer Body extends Page ? Body : never>
  /** The underlying openapi-fetch client: `{ data, error, response }`, for headers and other cases. Retries like the
   * calls above, but adds no `Idempotency-Key`. */
  raw: ContractClient
}

/**
 * @throws TypeError if an option is invalid.
 *
 * @example
 * const channel = createChannel({ apiKey: process.env.CHANNEL_API_KEY, baseUrl: 'https://api.example.com' })
 * const { data: label } = await channel.post('/v1/labels', { body: { name: 'VIP', color: '#0ea5e9' } })
 */
export function createChannel(options: ChannelOptions): Channel {
  // Not the function itself: the global one may be replaced later, by a test or by tracing.
  const send: Fetch = options.fetch ?? ((request) => fetch(request))
  const raw = createContractClient({ ...options, fetch: withRetries(send, options) })
  const call = createCall(raw, send, options)
  const calling =
    (method: Method) =>
    (path: string, init?: object): Promise<unknown> =>
      call(method, path, init)
  const channel = {
    get: calling('get'),
    post: calling('post'),
    patch: calling('patch'),
    delete: calling('delete'),
    paginate: (path: string, init: PageInit = {}) =>
      paginate((cursor) => call('get', path, withCursor(init, cursor)) as Promise<Page>, {
        cursor: init.params?.query?.cursor,
        signal: init.signal,
      }),
    raw,
  }
  return channel as unknown as Channel
}

interface PageInit {
  params?: { query?: { cursor?: string } }
  signal?: AbortSignal
}

function withCursor(init: PageInit, cursor: string | undefined): object {
  if (cursor === undefined) return init
  return { ...init, params: { ...init.params, query: { ...init.params?.query, cursor } } }
}
