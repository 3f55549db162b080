import { type Database, statement } from '@channel/db'
import { purgeByAge, purgeInTurns } from './purge-in-turns.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'

// A queued message still needs its file. The files themselves are removed like those of deleted media.
const removeStatement = statement(
  'purge_media_files',
  `WITH expired AS MATERIALIZED (
     SELECT id, created_at FROM media
     WHERE organization_id = $1 AND path IS NOT NULL AND created_at < $2
       AND (created_at, id) > ($3::timestamptz, $4::text)
     ORDER BY created_at, id LIMIT $5 FOR UPDATE SKIP LOCKED
   ), removable AS MATERIALIZED (
     SELECT id, stored_name FROM media
     WHERE organization_id = $1 AND id = ANY (ARRAY(SELECT id FROM expired)) AND NOT EXISTS (
       SELECT FROM message_sends send
       WHERE send.organization_id = $1 AND send.media_id = media.id AND send.state IN ('scheduled', 'pending') OFFSET 0
     )
   ), removed AS (
     UPDATE media SET status = 'failed', path = NULL, stored_name = NULL, provider_upload_id = NULL, provider_uploaded_at = NULL,
       fetch_error = 'the retention period is over'
     FROM removable WHERE media.organization_id = $1 AND media.id = removable.id
   ), files AS (
     UPDATE media_files SET remove_at = now() WHERE organization_id = $1 AND stored_name = ANY (ARRAY(SELECT stored_name FROM removable))
   )
   SELECT expired.id, expired.created_at, removable.id IS NOT NULL AS is_removed
   FROM expired LEFT JOIN removable ON removable.id = expired.id ORDER BY expired.created_at, expired.id`,
)

/**
 * Removes files older than their organization's retention. The messages stay and show the file as `failed`. Records no
 * event. Small transactions with pauses; several workers may run it concurrently.
 *
 * @returns the number of removed files
 */
export function purgeMediaFiles(database: Database, options: PurgeOptions): Promise<number> {
  return purgeInTurns(database, 'media', options, (retention) =>
    purgeByAge(retention, async (before, { created_at, id }) => {
      const values = [retention.organization_id, before, created_at, id, purgeBatch]
      const rows = await database.query(removeStatement, values)
      return { rows, removed: rows.filter(({ is_removed }) => is_removed).length }
    }),
  )
}
