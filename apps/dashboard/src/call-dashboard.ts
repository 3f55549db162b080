import { unwrap, withRetries } from '@channel/client'
import type { DashboardBody, DashboardInit, DashboardMethod, DashboardPath } from './dashboard-types.ts'
import { urlWith } from './url-with.ts'

interface UntypedInit {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal
}

const send = withRetries((request) => fetch(request))

/**
 * Calls an operation of the page's own API and resolves to the body of its response, typed by `spec/dashboard.yaml`.
 *
 * @throws the client's errors, as calls of the public operations do
 * @example
 * const { data: session } = await callDashboard('get', '/dashboard/session', {})
 */
export async function callDashboard<M extends DashboardMethod, P extends DashboardPath<M>>(
  method: M,
  path: P,
  init: DashboardInit<P, M>,
): Promise<DashboardBody<P, M>> {
  type Body = DashboardBody<P, M>
  const response = await send(requestOf(method, path, init as UntypedInit))
  const body: unknown = await response.json().catch(() => undefined)
  return unwrap<Body>(response.ok ? { data: body as Body, response } : { error: body, response })
}

function requestOf(method: string, template: string, { path = {}, query = {}, body, signal }: UntypedInit): Request {
  return new Request(urlWith(fillPath(template, path), query), {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''))
}
