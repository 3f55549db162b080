import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'

const listDue = statement(
  'list_media_removals',
  `SELECT stored_name FROM media_files WHERE remove_at <= ${currentTime('$1')} ORDER BY remove_at, stored_name LIMIT $2`,
)
const forget = statement('forget_media_removals', 'DELETE FROM media_files WHERE stored_name = ANY($1::text[])')

/** The names of files that nothing refers to any more and that are to be removed, longest due first. */
export async function listMediaRemovals(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  limit: number,
): Promise<string[]> {
  const rows = await database.query(listDue, [aheadMs(), limit])
  return rows.map(({ stored_name }) => stored_name)
}

/** Records that files were removed. */
export async function recordMediaRemoved(database: Queryable, names: readonly string[]): Promise<void> {
  await database.execute(forget, [names])
}
