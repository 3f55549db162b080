import type { Context } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { newRequestId } from './request-id.ts'

/** `GET /ready`, for what balances load: 200 when requests may be sent here, else 503 with what is missing. */
export function ready({ findObstacles }: Pick<Dependencies, 'findObstacles'>) {
  return async (c: Context): Promise<Response> => {
    const obstacles = await findObstacles()
    c.header('X-Request-Id', newRequestId())
    if (obstacles.length === 0) return c.json({ status: 'ready' })
    const [detail] = obstacles.flatMap((obstacle) => obstacle.detail ?? [])
    return c.json({ status: 'not_ready', waiting_for: obstacles.map(({ code }) => code), detail }, 503)
  }
}
