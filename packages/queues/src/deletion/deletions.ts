import { type Queryable, statement, type Transaction } from '@channel/db'

/** The record of a deletion. It has no personal data and stays. */
export interface Deletion {
  readonly organization_id: string
  readonly started_at: string
  /** Null: the deletion is not complete. */
  readonly finished_at: string | null
  /** Number of removed rows by table, and of files. */
  readonly removed: Readonly<Record<string, number>>
}

const columns = 'organization_id, started_at, finished_at, removed'
const beginStatement = statement(
  'begin_organization_deletion',
  `INSERT INTO organization_deletions (organization_id) VALUES ($1)
   ON CONFLICT (organization_id) DO UPDATE SET finished_at = NULL`,
)
const findStatement = statement(
  'find_organization_deletion',
  `SELECT ${columns} FROM organization_deletions WHERE organization_id = $1`,
)
const addStatement = statement(
  'count_removed_rows',
  `UPDATE organization_deletions
   SET removed = jsonb_set(removed::jsonb, ARRAY[$2::text], (coalesce((removed ->> $2)::bigint, 0) + $3::bigint)::text::jsonb)::json
   WHERE organization_id = $1`,
)
const finishStatement = statement(
  'finish_organization_deletion',
  `UPDATE organization_deletions SET finished_at = coalesce(finished_at, statement_timestamp()) WHERE organization_id = $1
   RETURNING ${columns}`,
)
// Those that a worker has not begun again yet after a restore, too.
const listUnfinished = statement(
  'list_unfinished_organization_deletions',
  `SELECT organization_id FROM organization_deletions WHERE finished_at IS NULL
   UNION
   SELECT journal.organization_id FROM restore_journal journal JOIN organizations ON organizations.id = journal.organization_id
   WHERE kind = 'organization_deleted' AND is_imported
   ORDER BY organization_id`,
)

/** Records the beginning, unless it has begun. */
export function beginDeletion(tx: Transaction, organizationId: string): void {
  tx.enqueue(beginStatement, [organizationId])
}

/** Adds to the number of removed rows of a table. */
export function countRemoved(tx: Transaction, organizationId: string, kind: string, count: number): void {
  if (count > 0) tx.enqueue(addStatement, [organizationId, kind, count])
}

export async function finishDeletion(database: Queryable, organizationId: string): Promise<Deletion> {
  const [row] = await database.query(finishStatement, [organizationId])
  return viewOf(row!)
}

/** Finds the record of a deletion, complete or not. */
export async function findDeletion(database: Queryable, organizationId: string): Promise<Deletion | undefined> {
  const [row] = await database.query(findStatement, [organizationId])
  return row && viewOf(row)
}

/** The organizations whose deletion was begun and is not complete, also because an older backup was restored. */
export async function listUnfinishedDeletions(database: Queryable): Promise<string[]> {
  const rows = await database.query(listUnfinished)
  return rows.flatMap(({ organization_id }) => organization_id ?? [])
}

function viewOf({ removed, ...row }: Omit<Deletion, 'removed'> & { readonly removed: unknown }): Deletion {
  return { ...row, removed: removed as Deletion['removed'] }
}
