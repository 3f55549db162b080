import type { Marker } from './marker.ts'
import type { MarkerCopy } from './marker-copy.ts'

/** Behind its copy by more than this many minutes, a database has gone back in time. A standby that takes over may be less behind. */
const marginMinutes = 2

/** Why work is held. The first two: it is certain, or likely, that the database was restored. */
export type HoldReason = 'behind' | 'moved' | 'copy_missing' | 'copy_outdated'

/**
 * What follows from comparing the marker with its copy.
 *
 * - `mark`: the database is current; raise both numbers.
 * - `extend`: the copy cannot be read, but a worker has compared it within the last minutes; go on without it.
 * - `wait`: the copy cannot be read, and the database may be old; send nothing until it can.
 * - a reason to hold: the operator has to decide.
 */
export type Verdict = 'mark' | 'extend' | 'wait' | HoldReason

/**
 * @param marker.is_confirmed whether a worker has compared it within the last minutes, so that it is no older backup
 * @param marker.is_at_rest whether the last worker has ended; nothing was sent since
 * @param marker.is_moved whether it was raised in another database, of which this one is a copy
 */
export function judgeMarker(
  { number, is_confirmed, is_at_rest, is_moved }: Pick<Marker, 'number' | 'is_confirmed' | 'is_at_rest' | 'is_moved'>,
  copy: MarkerCopy,
): Verdict {
  // As long as the copy says that nothing is sent, nothing may be sent.
  if (copy.kind === 'unreachable') return is_confirmed && !is_at_rest ? 'extend' : 'wait'
  if (copy.kind === 'found' && copy.number > number + (is_moved ? 0 : marginMinutes)) return 'behind'
  // A new installation, or one whose files are being moved while its workers run.
  if (is_confirmed) return 'mark'
  if (copy.kind === 'missing') return 'copy_missing'
  if (is_moved) {
    // The number rises once a minute: the same number proves only that the backup is less than a minute older than the last copy,
    // unless no worker was left that could have sent anything since.
    if (copy.number === number) return copy.is_at_rest ? 'mark' : 'moved'
    return 'copy_outdated'
  }
  // The copy was not writable for long, or was itself restored: it proves nothing.
  return copy.number < number - marginMinutes ? 'copy_outdated' : 'mark'
}

/** Whether the database is a restored backup, as far as can be known. */
export function isRestored(verdict: Verdict): verdict is 'behind' | 'moved' {
  return verdict === 'behind' || verdict === 'moved'
}
