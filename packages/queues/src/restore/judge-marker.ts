import type { MarkerCopy } from './marker-copy.ts'

/** Behind its copy by more than this many minutes, a database has gone back in time. A standby that takes over may be less behind. */
const marginMinutes = 2

/** Why work is held. */
export type HoldReason = 'behind' | 'copy_missing' | 'copy_outdated'

/**
 * What follows from comparing the marker with its copy.
 *
 * - `mark`: the database is current; raise both numbers.
 * - `extend`: the copy cannot be read, but a worker has compared it within the last minutes; go on without it.
 * - `wait`: the copy cannot be read, and the database may be old; send nothing until it can.
 * - a reason to hold: the operator has to decide.
 */
export type Verdict = 'mark' | 'extend' | 'wait' | HoldReason

/** @param marker.is_confirmed whether a worker has compared it within the last minutes, so that it is no older backup */
export function judgeMarker(
  { number, is_confirmed }: { readonly number: number; readonly is_confirmed: boolean },
  copy: MarkerCopy,
): Verdict {
  if (copy.kind === 'unreachable') return is_confirmed ? 'extend' : 'wait'
  if (copy.kind === 'found' && copy.number > number + marginMinutes) return 'behind'
  // A new installation, or one whose files are being moved while its workers run.
  if (is_confirmed) return 'mark'
  if (copy.kind === 'missing') return 'copy_missing'
  // The copy was not writable for long, or was itself restored: it proves nothing.
  return copy.number < number - marginMinutes ? 'copy_outdated' : 'mark'
}
