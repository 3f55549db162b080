import { type Queryable, statement } from '@channel/db'
import type { ClaimedSend } from './claim-sends.ts'

// The provider cannot have lost a file that was uploaded after the message was created: it refuses the message for
// another reason.
const forgetStatement = statement(
  'forget_file_at_provider',
  `WITH named AS MATERIALIZED (
     SELECT media_id, created_at FROM message_sends WHERE organization_id = $1 AND message_id = $2
   ), forgotten AS (
     UPDATE media SET provider_media_refused = provider_media_refused OR provider_media_id = $3,
       provider_upload_id = CASE WHEN provider_upload_id <> $3 THEN provider_upload_id END,
       provider_uploaded_at = CASE WHEN provider_upload_id <> $3 THEN provider_uploaded_at END
     FROM named
     WHERE media.organization_id = $1 AND media.id = named.media_id
       AND (media.provider_media_id = $3 OR (media.provider_upload_id = $3 AND media.provider_uploaded_at < named.created_at))
   )
   SELECT EXISTS (
     SELECT FROM named WHERE NOT EXISTS (
       SELECT FROM media WHERE media.organization_id = $1 AND media.id = named.media_id
         AND media.provider_upload_id = $3 AND media.provider_uploaded_at >= named.created_at
     )
   ) AS "isForgotten"`,
)

/**
 * Removes the stored provider id of a message's file after the provider refused it: the file is uploaded again before
 * the next send.
 *
 * @returns false when the file was uploaded for this message, so that another upload would not help
 */
export async function forgetFile(
  database: Queryable,
  { organization_id, message_id }: Pick<ClaimedSend, 'organization_id' | 'message_id'>,
  providersId: string,
): Promise<boolean> {
  const values = [organization_id, message_id, providersId]
  const [row] = await database.query(forgetStatement, values)
  return row?.isForgotten ?? false
}
