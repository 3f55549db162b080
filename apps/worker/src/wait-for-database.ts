import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@channel/core/mechanisms/log'
import { backOffMs } from '@channel/core/mechanisms/retries'

/** A readiness check failure: the reason that the worker cannot start yet. */
export interface ReadinessFailure {
  readonly waitsFor: 'the database' | 'migrations'
  /** One line for the operator. */
  readonly detail: string
}

export interface WaitOptions {
  /** Checks the database; undefined when the worker can start. */
  readonly checkReadiness: () => Promise<ReadinessFailure | undefined>
  readonly log: Log
}

const backOff = { firstMs: 100, maxMs: 2_000 }

/**
 * Waits until the database is available and has its migrations. Logs one line if it waits for them, and one when it continues. That
 * the database is unavailable is logged where it is used.
 *
 * @throws errors of `checkReadiness`, which waiting cannot fix
 */
export async function waitForDatabase({ checkReadiness, log }: WaitOptions): Promise<void> {
  let waitsFor: string | undefined
  for (let failures = 1; ; failures++) {
    const failure = await checkReadiness()
    if (failure === undefined) {
      if (waitsFor !== undefined) log.info('The database is ready; the worker is starting.')
      return
    }
    if (failure.waitsFor === 'migrations' && failure.waitsFor !== waitsFor) {
      log.warn({ waitsFor: failure.waitsFor, reason: failure.detail }, 'The worker is waiting for migrations.')
    }
    waitsFor = failure.waitsFor
    await delay(backOffMs(failures, backOff))
  }
}
