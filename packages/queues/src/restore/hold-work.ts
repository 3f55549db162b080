import { statement, type Transactional } from '@channel/db'
import { readIdentity } from './database-identity.ts'
import { importJournal } from './import-journal.ts'
import { type HoldReason, isRestored } from './judge-marker.ts'
import type { JournalEntry } from './marker-copy.ts'

// Everything in the backup is there already: `unfinished_before` is never in the future. A second restore may find the holds of the
// first in the backup.
const holdStatement = statement(
  'hold_unfinished_work',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before)
   SELECT id, $1, least(statement_timestamp(), $2::timestamptz) FROM organizations
   ON CONFLICT (organization_id) DO UPDATE
   SET reason = excluded.reason, held_at = excluded.held_at,
     unfinished_before = greatest(restore_holds.unfinished_before, excluded.unfinished_before)
   WHERE restore_holds.reason <> 'deleted'`,
)
// A session that was ended since the backup would be valid again.
const endSessions = statement('end_all_sessions', 'DELETE FROM sign_in_sessions')
// Some of their recipients may have got their messages after the backup was made: an operator has to decide.
const pauseBroadcasts = statement(
  'pause_broadcasts_of_backup',
  `UPDATE broadcasts SET status = 'paused', pause_reason = 'restored', lease_token = NULL, updated_at = statement_timestamp()
   WHERE status IN ('scheduled', 'running')`,
)
// Those of the lost installation, which have left no sign of their end. One that runs says so again within seconds.
const endProcesses = statement(
  'end_processes_of_backup',
  'UPDATE service_processes SET ended_at = seen_at WHERE ended_at IS NULL AND (seen_at < $1 OR $1::timestamptz IS NULL AND seen_at < statement_timestamp())',
)
// From now on, the holds say what may not be sent.
const catchUp = statement(
  'catch_up_restore_marker',
  `UPDATE restore_marker
   SET number = greatest(number, $1), is_at_rest = false, server_id = $2, database_id = $3::text::oid, table_id = tableoid,
     confirmed_epoch = epoch, restores = restores + 1`,
)

export interface Hold {
  /** `requested`: by an operator. */
  readonly reason: HoldReason | 'requested'
  /** Work that is older was unfinished in the backup; everything until now by default. */
  readonly before?: string | undefined
  /** The number of the copy, if it is ahead. */
  readonly number?: number
  /** What was done since the backup, and has to be done again. */
  readonly journal?: readonly JournalEntry[]
}

/**
 * Holds the work of all organizations. In one transaction, so that a worker that starts meanwhile sees either an unconfirmed database
 * or the holds.
 */
export function holdWork(database: Transactional, { reason, before, number = 0, journal = [] }: Hold): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(holdStatement, [reason, before ?? null])
    await tx.execute(pauseBroadcasts)
    await tx.execute(endProcesses, [before ?? null])
    await importJournal(tx, journal)
    if (reason !== 'requested' && isRestored(reason)) await tx.execute(endSessions)
    const { server_id, database_id } = await readIdentity(tx)
    await tx.execute(catchUp, [number, server_id, database_id])
  })
}
