import { type Database, statement } from '@channel/db'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'
import { purgeByAge } from './repeat-until-done.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

// A message keeps its send, and with it the file. The files themselves are removed like those of deleted media.
const removeStatement = statement(
  'purge_unused_uploads',
  `WITH old AS MATERIALIZED (
     SELECT organization_id, id, created_at FROM media
     WHERE contact_id IS NULL AND created_at < $1 AND (created_at, id) > ($2::timestamptz, $3::text)
     ORDER BY created_at, id LIMIT $4 FOR UPDATE SKIP LOCKED
   ), removed AS (
     DELETE FROM media USING old
     WHERE media.organization_id = old.organization_id AND media.id = old.id AND NOT EXISTS (
       SELECT FROM message_sends send
       WHERE send.organization_id = media.organization_id AND send.media_id = media.id OFFSET 0
     )
     RETURNING media.id
   )
   SELECT old.id, old.created_at, removed.id IS NOT NULL AS is_removed
   FROM old LEFT JOIN removed USING (id) ORDER BY old.created_at, old.id`,
)

/**
 * Removes files that were uploaded 30 days ago and that no message uses. The provider keeps uploads just as long. Small transactions
 * with pauses; several workers may run it concurrently.
 *
 * @returns the number of removed files
 */
export function purgeUnusedUploads(database: Database, options: PurgeOptions): Promise<number> {
  const before = new Date(options.now().getTime() - keptMs)
  return purgeByAge(options, async ({ created_at, id }) => {
    const rows = await database.query(removeStatement, [before, created_at, id, purgeBatch])
    return { rows, removed: rows.filter(({ is_removed }) => is_removed).length }
  })
}
