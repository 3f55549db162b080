import { conformsToSpec } from '@channel/test-kit'
import { conform } from './conform.ts'
import { type OperationId, operations } from './operations.ts'

/** Query parameters; an array is repeated. */
export type Query = Record<string, string | number | readonly string[]>

/** The variable parts of a request; `params` and `key` default to the tenant's account and key. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  method?: string
}

/** The tenant that sends a request, and the server that it sends to. */
interface SendingTenant {
  readonly url: string
  readonly key: string
  readonly account: { readonly phone_number_id: string }
}

/** A response that was read and that conforms to the contract. */
export interface CheckedResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of every shape and asserts what it expects
  body: any
}

/** Sends a request of the operation as this tenant and checks the response against the contract. */
export async function send(id: OperationId, tenant: SendingTenant, parts: RequestParts = {}): Promise<CheckedResponse> {
  const { method, path } = operations[id]
  const params = { phone_number_id: tenant.account.phone_number_id, ...parts.params }
  const url = new URL(fill(path, params), tenant.url)
  for (const [name, value] of Object.entries(parts.query ?? {}))
    for (const each of [value].flat()) url.searchParams.append(name, String(each))
  const { body } = parts
  const response = await request(url, {
    method: parts.method ?? method,
    headers: {
      Authorization: `Bearer ${tenant.key}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...parts.headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (parts.method === undefined) await conformsToSpec(id, response)
  return response
}

/** Sends any request, reads the response, and checks it against the contract. */
export async function request(url: URL | string, init: RequestInit = {}): Promise<CheckedResponse> {
  const response = await fetch(url, { ...init, redirect: 'manual' })
  const text = await response.text()
  const { status, headers } = response
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? true
  const checked = { status, headers, body: text === '' ? undefined : isJson ? JSON.parse(text) : text }
  await conform(init.method ?? 'GET', String(url), checked)
  return checked
}

/** Fills a path template; a parameter without a value stays unchanged. */
export function fill(template: string, params: Record<string, string>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (whole, name) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}
