import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import type { MediaStore } from '@channel/media-store'

const listDue = statement(
  'list_media_removals',
  `SELECT stored_name FROM media_files
   WHERE remove_at <= ${currentTime('$1')} AND ($3::text IS NULL OR organization_id = $3)
   ORDER BY remove_at, stored_name LIMIT $2`,
)
const forget = statement('forget_media_removals', 'DELETE FROM media_files WHERE stored_name = ANY($1::text[])')

/**
 * The names of files that nothing refers to any more and that are to be removed, longest due first.
 *
 * @param organizationId undefined for all
 */
export async function listMediaRemovals(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  limit: number,
  organizationId?: string,
): Promise<string[]> {
  const rows = await database.query(listDue, [aheadMs(), limit, organizationId])
  return rows.map(({ stored_name }) => stored_name)
}

/** Records that files were removed. */
export async function recordMediaRemoved(database: Queryable, names: readonly string[]): Promise<void> {
  await database.execute(forget, [names])
}

const atATime = 100

/**
 * Removes the files of removed media. The record of a file is deleted only after the file; removing a file twice does no harm.
 * Yields the number of removed files after each batch.
 *
 * @param organizationId undefined for all
 */
export async function* removeMediaFiles(
  database: Queryable,
  store: Pick<MediaStore, 'remove'>,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  organizationId?: string,
  signal?: AbortSignal,
): AsyncGenerator<number, void, void> {
  for (;;) {
    const names = await listMediaRemovals(database, clock, atATime, organizationId)
    if (names.length === 0) return
    for (const name of names) {
      signal?.throwIfAborted()
      await store.remove(name)
    }
    await recordMediaRemoved(database, names)
    yield names.length
  }
}
