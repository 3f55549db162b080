import { isRestored, type Verdict } from './judge-marker.ts'
import type { MarkerCopy } from './marker-copy.ts'

/** A copy is written at most half a minute before its number is in the database. The rest is for clocks that differ. */
const marginMs = 60_000
/** What a worker may send after the newest copy was created before its confirmation ended. */
const confirmationMs = 3 * 60_000

/**
 * Until when work was created that is in a backup. What is older waits for a decision; what is newer was created after the restore.
 *
 * A copy with a higher number than the backup was written when the backup had been made, but for the seconds between the copy and the
 * database. So nothing in the backup is younger than that copy, whenever workers ran, and whenever the last confirmation in the backup
 * was. And the newest copy was written while the lost database still worked, so nothing that is created after the restore is older, if
 * the restore took more than a minute.
 *
 * A backup with the number of the newest copy may be younger than it. Nothing was sent that is younger than the confirmation that
 * belongs to this copy.
 *
 * @returns undefined if the copy says nothing about the backup: everything that exists now may come from it
 */
export function unfinishedBefore(verdict: Verdict, copy: MarkerCopy): string | undefined {
  if (copy.kind !== 'found' || !isRestored(verdict)) return undefined
  const afterMs = verdict === 'behind' ? marginMs : confirmationMs
  return new Date(Date.parse(copy.written_at) + afterMs).toISOString()
}
