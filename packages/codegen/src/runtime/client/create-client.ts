import { ApiError } from './api-error.ts'
import type { Fetch } from './attempt.ts'
import { type Call, type CallPolicy, createCall, type RawResult, type UntypedInit } from './create-call.ts'
import { createFacade, type FacadeTable } from './create-facade.ts'
import { defaultPolicy, withRetries } from './default-policy.ts'
import { ifChanged } from './if-changed.ts'
import { locationOf } from './location-of.ts'
import { type Client, createOpenApiClient } from './openapi-fetch.ts'
import { itemsOf, pageSteps, queryOf, rememberLink } from './page-steps.ts'
import { pagedOf } from './paged.ts'
import { ResponseError } from './response-error.ts'
import type { RetryOptions } from './retry.ts'
import type { TableEntry } from './table-entry.ts'
import { writeRequest } from './write-request.ts'

/** Options of a client: the address of the service, and the defaults of retries and timeouts. */
export interface ClientOptions extends RetryOptions {
  /** The URL of the service. In a web page it may be relative to the page: `/api`. */
  baseUrl: string
  /** Whether a web page sends cookies: `include` for a server of another origin. */
  credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /** Replaces the global `fetch`: for tracing, a proxy, tests. */
  fetch?: Fetch | undefined
  /** Sent with every request, such as `Authorization`. A function is called for each call. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>) | undefined
}

/**
 * Makes a client of a document: a method for every operation, and `raw`, openapi-fetch with the same retries. Generated
 * clients call it.
 *
 * @param table of the facade
 */
export function createApiClient<Facade, Paths extends object>(
  table: FacadeTable,
  options: ClientOptions,
): Facade & { readonly raw: Client<Paths> } {
  const { baseUrl, credentials, headers } = options
  // Not the function itself: the global one may be replaced later, by a test or by tracing.
  const send: Fetch = options.fetch ?? ((request) => fetch(request))
  const raw = createOpenApiClient<Paths>({
    baseUrl,
    ...(typeof headers === 'object' && { headers }),
    ...(credentials && { credentials }),
    fetch: withRetries(send, options),
  })
  if (typeof headers === 'function') {
    raw.use({
      async onRequest({ request }) {
        for (const [name, value] of Object.entries(await headers()))
          if (!request.headers.has(name)) request.headers.set(name, value)
      },
    })
  }
  const sendEntry = (entry: TableEntry, init: UntypedInit) => {
    const policy = policyOf(entry)
    return sendBy(entry, init, createCall(raw, send, options, policy), policy)
  }
  return { raw, ...(createFacade(table, sendEntry, writeRequest) as Facade) }
}

function policyOf({ tokens }: TableEntry): CallPolicy {
  const { id } = tokens
  return {
    ...defaultPolicy,
    ResponseError,
    takesKey: () => 'key' in tokens,
    unwrap: (result) => unwrap(result, id && decodeURIComponent(id)),
  }
}

/**
 * Turns a result of the raw client into its body, or throws.
 *
 * @throws {ApiError} if the service returned an error
 * @throws {ResponseError} if the response is a redirect or informational
 */
export function unwrap<Body>(result: { data?: Body; error?: unknown; response: Response }, operationId?: string): Body {
  const { data, error, response } = result
  if (response.ok) return data as Body
  if (response.status >= 400) throw new ApiError(response, error, operationId)
  throw new ResponseError(response, 'neither success nor error')
}

function sendBy(entry: TableEntry, init: UntypedInit, call: Call, policy: CallPolicy): unknown {
  const { kind, path, tokens } = entry
  const parseAs = tokens.as
  const own = { ...init, ...(parseAs !== undefined && { parseAs }) }
  if (kind === 'url')
    return call('get', path, { ...own, redirect: 'manual' }, (result) => locationOf(result, policy.unwrap))
  if (kind !== 'list') return call(kind, path, own)
  const { signal, params } = init
  const read = (result: RawResult) => {
    const body = policy.unwrap(result)
    rememberLink(body, result.response)
    return body
  }
  const parameter = pageSteps.parameter(entry)
  const first = (params?.query as Record<string, unknown> | undefined)?.[parameter]
  const withQuery = (position: unknown) => ({
    ...own,
    params: { ...params, query: queryOf(entry, params?.query, position) },
  })
  let previous = ''
  const next = (body: unknown, position: unknown) => {
    const items = JSON.stringify(itemsOf(entry, body))
    // The service ignores the parameter: the list would never end.
    if (position !== undefined && position !== first && items === previous) return undefined
    previous = items
    return pageSteps.next(entry, body, position)
  }
  const list = pagedOf((position: unknown) => call('get', path, withQuery(position), read), {
    first,
    next,
    items: (body) => itemsOf(entry, body),
    signal,
  })
  return {
    ...list,
    pageIfChanged: (etag: string | undefined) => {
      const headers = { ...own.headers, ...(etag !== undefined && { 'If-None-Match': etag }) }
      return call('get', path, { ...withQuery(first), headers }, (result) => ifChanged(result, read))
    },
  }
}
