import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import type { FileToUpload } from './begin-sends.ts'

const recordStatement = statement(
  'record_media_upload',
  `UPDATE media SET provider_upload_id = $4, provider_uploaded_at = ${currentTime('$1')} WHERE organization_id = $2 AND id = $3`,
)

/**
 * Saves the provider's id of an uploaded file. Messages with the file use this id from now on, so it is not uploaded
 * again.
 *
 * @param uploadId the provider's id
 */
export async function recordUpload(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, media_id }: Pick<FileToUpload, 'organization_id' | 'media_id'>,
  uploadId: string,
): Promise<void> {
  await database.execute(recordStatement, [aheadMs(), organization_id, media_id, uploadId])
}
