import { statement, type Transaction } from '@channel/db'
import type { JournalEntry } from './marker-copy.ts'

const importStatement = statement(
  'import_restore_journal',
  `INSERT INTO restore_journal (organization_id, kind, subject, is_imported)
   SELECT organization_id, kind, subject, true
   FROM json_to_recordset($1::json) AS entry (organization_id text, kind text, subject text)`,
)

/** Stores entries that were found beside the database, to be done again. */
export async function importJournal(tx: Transaction, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length > 0) await tx.execute(importStatement, [JSON.stringify(entries)])
}
