import { statement, type Transactional } from '@channel/db'
import { importJournal } from './import-journal.ts'
import type { HoldReason } from './judge-marker.ts'
import type { JournalEntry } from './marker-copy.ts'

// Work of the backup is older than the last confirmation in it. Work that is created after the restore is newer, unless the whole
// restore took less than three minutes.
const holdStatement = statement(
  'hold_unfinished_work',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before)
   SELECT organization.id, $1, least(clock_timestamp(), marker.confirmed_until)
   FROM organizations organization CROSS JOIN restore_marker marker
   ON CONFLICT (organization_id) DO UPDATE
   SET reason = excluded.reason, unfinished_before = excluded.unfinished_before, held_at = excluded.held_at
   WHERE restore_holds.reason <> 'deleted'`,
)
// A session that was ended since the backup would be valid again.
const endSessions = statement('end_all_sessions', 'DELETE FROM sign_in_sessions')
const catchUp = statement('catch_up_restore_marker', 'UPDATE restore_marker SET number = greatest(number, $1)')

export interface Hold {
  /** `requested`: by an operator. */
  readonly reason: HoldReason | 'requested'
  /** The number of the copy, if it is ahead. */
  readonly number?: number
  /** What was done since the backup, and has to be done again. */
  readonly journal?: readonly JournalEntry[]
}

/**
 * Holds the work of all organizations. In one transaction, so that a worker that starts meanwhile sees either an unconfirmed database
 * or the holds.
 */
export function holdWork(database: Transactional, { reason, number = 0, journal = [] }: Hold): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(holdStatement, [reason])
    await importJournal(tx, journal)
    if (reason === 'behind') await tx.execute(endSessions)
    await tx.execute(catchUp, [number])
  })
}
