import type { Log } from '@channel/core/mechanisms/log'
import { describeFailure } from '@channel/logger/describe-failure'

const repeatMs = 60_000

/** Receives an error of one part of the worker. The worker continues. */
export type OnError = (error: Error) => void

/**
 * Logs errors of the background work. While the database is unavailable every poll of every part fails in the same
 * way: the same message is logged once a minute, as a warning, because the worker recovers by itself.
 *
 * @param monotonicMs monotonic milliseconds
 */
export function reportErrors(log: Log, monotonicMs: () => number = () => performance.now()): (part: string) => OnError {
  let last = { message: '', at: Number.NEGATIVE_INFINITY }
  return (part) => (err) => {
    const message = `${err.name}: ${err.message}`
    const now = monotonicMs()
    if (message === last.message && now - last.at < repeatMs) return
    last = { message, at: now }
    if (isUnavailable(err)) {
      log.warn({ part, reason: describeFailure(err) }, 'The database is unavailable; the worker retries.')
    } else log.error({ part, err }, 'The worker continues after an error.')
  }
}

/** By their names, because only the file that wires the database may import its classes. */
function isUnavailable({ name }: Error): boolean {
  return name === 'DatabaseUnavailable' || name === 'ConnectionsBusy'
}
