import { type Client, createOpenApiClient, type Fetch } from '@channel/codegen/client'
import type { paths } from './contract.ts'

export interface ContractClientOptions {
  /**
   * `chn_live_…`. It grants full access: use it on a server, never in a web page. A web page has no key: it calls
   * your own server, which adds the key.
   */
  apiKey?: string
  /**
   * The service's URL, without `/v1`: `https://api.example.com`. In a web page it may be relative to the page (`/api`);
   * code that also renders the page on a server needs an absolute URL there.
   */
  baseUrl: string
  /** Whether a web page sends cookies: `include` for a server of another origin. */
  credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /** Replaces the global `fetch`: for tracing, a proxy, tests. */
  fetch?: Fetch | undefined
  /** Sent with every request. */
  headers?: Record<string, string> | undefined
}

/** openapi-fetch on the paths of a document; default the contract. */
export type ContractClient<Paths extends object = paths> = Client<Paths>

/**
 * The lowest layer: openapi-fetch with the key. Calls resolve to `{ data, error, response }` and do not throw for
 * error responses; {@link unwrap} turns the result into a body or throws a typed error. It has no
 * retries and timeouts, and throws what `fetch` throws, unless `fetch` comes from {@link withRetries}.
 *
 * @throws TypeError if `apiKey` or `baseUrl` is invalid.
 * @example
 * const client = createContractClient({ apiKey, baseUrl: 'https://api.example.com' })
 * const { data, error, response } = await client.GET('/v1/me')
 */
export function createContractClient(options: ContractClientOptions): ContractClient {
  const { baseUrl, credentials, fetch, headers } = options
  // An `apiKey` that is undefined is an error: probably an environment variable is not set.
  const authorization = 'apiKey' in options && { Authorization: `Bearer ${checkApiKey(options.apiKey)}` }
  return createOpenApiClient<paths>({
    baseUrl: checkBaseUrl(baseUrl),
    headers: { ...headers, ...authorization },
    ...(credentials && { credentials }),
    ...(fetch && { fetch }),
  })
}

/** Checked here because the error message of `Headers` would contain a malformed key. */
function checkApiKey(apiKey: unknown): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new TypeError('apiKey must be the key as it was shown at its creation, without spaces or line breaks.')
}

function checkBaseUrl(baseUrl: string): string {
  const isRelative = baseUrl.startsWith('/')
  const page = isRelative ? (globalThis as { location?: { href: string } }).location?.href : undefined
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page).href : ''
  const rule =
    isRelative && !page
      ? 'be absolute where there is no page, as in server rendering'
      : !/^https?:[^?#]+$/.test(url)
        ? 'be an http(s) URL without query'
        : /\/v1\/?$/.test(url) && 'not end with /v1, the paths begin with it'
  if (rule) throw new TypeError(`baseUrl must ${rule}: "${baseUrl}". Example: https://api.example.com`)
  return url
}
