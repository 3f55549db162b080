import { type ContractClient, createBasicChannel, unwrap } from '@channel/client'
import type { paths } from './generated/paths.ts'
import { requestTimeouts, watchedFetch } from './service/service.ts'

export type DashboardClient = ContractClient<paths>
/** A response of the raw client, before it is known to be no error. */
export type DashboardResponse<Body> = Promise<Parameters<typeof unwrap<Body>>[0]>

const { raw } = createBasicChannel({
  baseUrl: location.origin,
  credentials: 'same-origin',
  fetch: watchedFetch,
  ...requestTimeouts,
})

/**
 * Calls an operation of the page's own API, `spec/dashboard.yaml`, and resolves to the body of its response. It has no
 * `Idempotency-Key`.
 *
 * @throws the client's errors, as calls of the public operations do
 * @example
 * const { data: session } = await callDashboard((api) => api.GET('/dashboard/session'))
 */
export async function callDashboard<Body>(call: (api: DashboardClient) => DashboardResponse<Body>): Promise<Body> {
  return unwrap(await call(raw as unknown as DashboardClient))
}
