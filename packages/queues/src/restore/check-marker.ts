import type { Database, Transactional } from '@channel/db'
import { followVerdict } from './follow-verdict.ts'
import { isRestored, judgeMarker, type Verdict } from './judge-marker.ts'
import { lockMarker } from './marker.ts'
import { type MarkerStore, readCopy } from './marker-copy.ts'

/** The result of a comparison. */
export interface MarkerCheck {
  readonly verdict: Verdict
  /** How many minutes the database is behind its copy; 0 if it is not. */
  readonly behind: number
  /** Why the copy could not be read or written. */
  readonly error: Error | undefined
  /** Whether what was done since the backup is known completely. */
  readonly isJournalComplete: boolean
}

export interface CheckOptions {
  /** Compares even if that is not due, and changes nothing unless the database is behind its copy: for an operator. */
  readonly asOperator?: boolean
  /** Compares even if that is not due, and records that no worker is left. */
  readonly isAtRest?: boolean
}

/**
 * Compares the marker with its copy, once a minute for all workers, and does what follows: raises both, or holds the work of all
 * organizations.
 *
 * @returns undefined if it is not due, or another process does it
 */
export function checkMarker(
  database: Pick<Database, 'reserve'>,
  store: MarkerStore,
  options: CheckOptions = {},
): Promise<MarkerCheck | undefined> {
  return database.reserve((connection) => checkOn(connection, store, options))
}

async function checkOn(
  connection: Transactional,
  store: MarkerStore,
  { asOperator = false, isAtRest = false }: CheckOptions,
): Promise<MarkerCheck | undefined> {
  const marker = await lockMarker(connection)
  if (marker === undefined || !(marker.is_due || asOperator || isAtRest)) return undefined
  const copy = await readCopy(store, marker.installation)
  const verdict = judgeMarker(marker, copy)
  const check = {
    verdict,
    behind: copy.kind === 'found' ? Math.max(0, copy.number - marker.number) : 0,
    error: copy.kind === 'unreachable' ? copy.error : undefined,
    isJournalComplete: true,
  }
  if (asOperator && !isRestored(verdict)) return check
  // The next worker that starts decides.
  if (isAtRest && verdict !== 'mark') return check
  return { ...check, ...(await followVerdict({ connection, store, marker, copy, isAtRest }, verdict)) }
}
