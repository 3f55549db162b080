import { unwrap, withRetries } from '@channel/client'

interface Call {
  readonly body?: object
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly signal?: AbortSignal
}

const send = withRetries((request) => fetch(request))

/**
 * Calls an operation of the page's own API, such as `callDashboard('GET', '/session')`, and resolves to the body.
 *
 * @throws the client's errors, as calls of the public operations do
 */
export async function callDashboard<Body>(method: string, path: string, call: Call = {}): Promise<Body> {
  const response = await send(requestOf(method, path, call))
  const body: unknown = await response.json().catch(() => undefined)
  return unwrap<Body>(response.ok ? { data: body as Body, response } : { error: body, response })
}

function requestOf(method: string, path: string, { body, query, signal }: Call): Request {
  const url = new URL(`/dashboard${path}`, location.origin)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return new Request(url, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
}
