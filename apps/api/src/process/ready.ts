import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { newRequestId } from '../request/new-request-id.ts'

/**
 * `GET /ready`, for load balancers: 200 if the process can serve requests, else 503 with the readiness check
 * failures.
 */
export function ready({
  findReadinessFailures,
  clockErrorMs = () => 0,
}: Pick<Dependencies, 'findReadinessFailures' | 'clockErrorMs'>) {
  return async (c: Context): Promise<Response> => {
    const failures = await findReadinessFailures()
    c.header('X-Request-Id', newRequestId())
    const errorMs = clockErrorMs()
    const warnings = errorMs === 0 ? undefined : [clockWarning(errorMs)]
    if (failures.length === 0) return c.json({ status: 'ready', warnings })
    const [detail] = failures.flatMap((failure) => failure.detail ?? [])
    return c.json({ status: 'not_ready', waiting_for: failures.map(({ code }) => code), detail, warnings }, 503)
  }
}

function clockWarning(errorMs: number) {
  const seconds = Math.round(Math.abs(errorMs) / 1000)
  const detail = `the clock of this process is ${seconds} s ${errorMs > 0 ? 'ahead of' : 'behind'} the database's`
  return { code: 'clock', detail }
}
