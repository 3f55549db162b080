import { type Database, statement } from '@channel/db'
import { purgeByAge, purgeInTurns } from './purge-in-turns.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'

// A message keeps its send, and with it the file. The files themselves are removed like those of deleted media.
const removeStatement = statement(
  'purge_unused_uploads',
  `WITH old AS MATERIALIZED (
     SELECT id, created_at FROM media
     WHERE organization_id = $1 AND contact_id IS NULL AND created_at < $2
       AND (created_at, id) > ($3::timestamptz, $4::text)
     ORDER BY created_at, id LIMIT $5 FOR UPDATE SKIP LOCKED
   ), removed AS (
     DELETE FROM media
     WHERE organization_id = $1 AND id = ANY (ARRAY(SELECT id FROM old)) AND NOT EXISTS (
       SELECT FROM message_sends send
       WHERE send.organization_id = $1 AND send.media_id = media.id OFFSET 0
     )
     RETURNING media.id
   )
   SELECT old.id, old.created_at, removed.id IS NOT NULL AS is_removed
   FROM old LEFT JOIN removed USING (id) ORDER BY old.created_at, old.id`,
)

/**
 * Removes files that were uploaded 30 days ago and that no message uses. Small transactions with pauses; several workers
 * may run it concurrently.
 *
 * @returns the number of removed files
 */
export function purgeUnusedUploads(database: Database, options: PurgeOptions): Promise<number> {
  return purgeInTurns(database, 'upload', options, (retention) =>
    purgeByAge(retention, async (before, { created_at, id }) => {
      const values = [retention.organization_id, before, created_at, id, purgeBatch]
      const rows = await database.query(removeStatement, values)
      return { rows, removed: rows.filter(({ is_removed }) => is_removed).length }
    }),
  )
}
