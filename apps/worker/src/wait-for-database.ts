import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@channel/core/mechanisms/log'
import type { ReadinessCheck } from '@channel/core/mechanisms/readiness'
import { backOffMs } from '@channel/core/mechanisms/retries'

const backOff = { firstMs: 100, maxMs: 2_000 }

/**
 * Waits until the database is available and has its migrations. Logs one line if it waits for them, and one when it continues. That
 * the database is unavailable is logged where it is used.
 *
 * @param signal ends the wait
 * @throws Error if the database needs another version of the service, which waiting cannot fix, or the wait was ended
 */
export async function waitForDatabase(checkReadiness: ReadinessCheck, log: Log, signal?: AbortSignal): Promise<void> {
  let waitsFor: string | undefined
  for (let failures = 1; ; failures++) {
    const [failure] = await checkReadiness()
    if (failure === undefined) {
      if (waitsFor !== undefined) log.info('The database is ready; the worker is starting.')
      return
    }
    const { code, detail: reason = code } = failure
    if (code === 'schema_mismatch') throw new Error(reason)
    if (code === 'migrations' && code !== waitsFor) {
      log.warn({ waitsFor: code, reason }, 'The worker is waiting for migrations.')
    }
    waitsFor = code
    await delay(backOffMs(failures, backOff), undefined, { signal })
  }
}
