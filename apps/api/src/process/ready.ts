import { findRestoreState } from '@channel/core/mechanisms/restore'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { newRequestId } from '../request/new-request-id.ts'

/**
 * `GET /ready`, for load balancers: 200 if the process can serve requests, else 503 with the readiness check
 * failures. Warnings are for the operator and change nothing.
 */
export function ready({
  database,
  findReadinessFailures,
  clockErrorMs = () => 0,
  otherCells,
}: Pick<Dependencies, 'database' | 'findReadinessFailures' | 'clockErrorMs' | 'otherCells'>) {
  return async (c: Context): Promise<Response> => {
    const failures = await findReadinessFailures()
    c.header('X-Request-Id', newRequestId())
    const isReady = failures.length === 0
    const found = [
      clockWarning(clockErrorMs()),
      isReady ? await restoreWarning(database) : undefined,
      ...((isReady ? await otherCells?.problems() : undefined) ?? []).map((detail) => ({ code: 'cell', detail })),
    ]
    const warnings = found.filter((warning) => warning !== undefined)
    const shown = warnings.length === 0 ? undefined : warnings
    if (isReady) return c.json({ status: 'ready', warnings: shown })
    const [detail] = failures.flatMap((failure) => failure.detail ?? [])
    const [since] = failures.flatMap((failure) => failure.since ?? [])
    const waiting_for = failures.map(({ code }) => code)
    return c.json({ status: 'not_ready', waiting_for, detail, since, warnings: shown }, 503)
  }
}

function clockWarning(errorMs: number) {
  if (errorMs === 0) return undefined
  const seconds = Math.round(Math.abs(errorMs) / 1000)
  const detail = `the clock of this process is ${seconds} s ${errorMs > 0 ? 'ahead of' : 'behind'} the database's`
  return { code: 'clock', detail }
}

async function restoreWarning(database: Dependencies['database']) {
  // A database that has just become unavailable is no warning: the next check reports it.
  const state = await findRestoreState(database).catch(() => undefined)
  if (state === undefined) return undefined
  const { is_confirmed, held } = state
  if (held > 0) {
    const detail = `messages and webhooks of ${held} organizations are held after a restore: run \`channel restore check\``
    return { code: 'restore', detail }
  }
  if (is_confirmed) return undefined
  const detail =
    'nothing is sent, because no worker has compared the restore marker with its copy in the last 3 minutes'
  return { code: 'restore', detail: `${detail}: check the workers and the media store` }
}
