import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { newRequestId } from '../request/new-request-id.ts'

/**
 * `GET /ready`, for load balancers: 200 if the process can serve requests, else 503 with the readiness check
 * failures.
 */
export function ready({ findReadinessFailures }: Pick<Dependencies, 'findReadinessFailures'>) {
  return async (c: Context): Promise<Response> => {
    const failures = await findReadinessFailures()
    c.header('X-Request-Id', newRequestId())
    if (failures.length === 0) return c.json({ status: 'ready' })
    const [detail] = failures.flatMap((failure) => failure.detail ?? [])
    return c.json({ status: 'not_ready', waiting_for: failures.map(({ code }) => code), detail }, 503)
  }
}
