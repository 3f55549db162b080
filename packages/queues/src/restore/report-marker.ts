import type { Log } from '@channel/core/mechanisms/log'
import type { RestoreState } from '@channel/core/mechanisms/restore'
import type { MarkerCheck } from './check-marker.ts'

export interface ReportOptions {
  readonly log: Log
}

/** Logs one line when sends stop or continue, and when the copy of the marker becomes unusable or usable. */
export function reportMarker({ log }: ReportOptions): (check: MarkerCheck | undefined, state: RestoreState) => void {
  let isStopped = false
  let isUnusable = false

  function reportCopy({ error, isJournalComplete }: MarkerCheck): void {
    if (!isJournalComplete)
      log.error('Some deletions since the backup are not known: files of the restore journal are missing.')
    if ((error !== undefined) === isUnusable) return
    isUnusable = error !== undefined
    if (!isUnusable) log.info('The copy of the restore marker can be used again.')
    else {
      log.warn(
        { reason: error?.message ?? '' },
        'The copy of the restore marker cannot be used, so a restored backup would not be noticed. Check the media store.',
      )
    }
  }

  return (check, { is_confirmed, held }) => {
    if (check !== undefined) reportCopy(check)
    // Another process may be comparing it right now.
    if (check === undefined && !is_confirmed) return
    const stops = !is_confirmed || held > 0
    if (stops === isStopped) return
    isStopped = stops
    if (!stops) log.info('The database is current; messages and webhooks are sent.')
    else if (held > 0) {
      log.error(
        { count: held },
        'Messages and webhooks of these organizations are held: the database may be a restored backup. Run `channel restore check`.',
      )
    } else {
      log.error(
        'No messages and webhooks are sent until the restore marker was compared with its copy in the media store: the database may be a restored backup. Make the store reachable, or run `channel restore check`.',
      )
    }
  }
}
