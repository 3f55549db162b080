import { isDatabaseUnavailable, isOrganizationMoving } from '@channel/core/mechanisms/errors'
import { type Log, Outage } from '@channel/core/mechanisms/log'

/** An error that has not occurred for this time is over. */
const quietMs = 60_000

/** Receives an error of one part of the worker. The worker continues. */
export type OnError = (error: Error) => void

/**
 * Logs errors of the background work: one line for each part and message while it repeats. An unavailable database, which every poll
 * of every part reports, is logged where it is used. What an organization that moves refuses is tried again.
 */
export function reportErrors(log: Log): (part: string) => OnError {
  return (part) => {
    const begins = 'The worker continues after an error.'
    const ends = 'The error has not occurred for a minute.'
    const outage = new Outage({ log, part, begins, ends, level: 'error', settleMs: quietMs })
    return (err) => {
      if (isDatabaseUnavailable(err) || isOrganizationMoving(err)) return
      outage.failed(`${err.name}: ${err.message}`, { err })
      outage.succeeded()
    }
  }
}
