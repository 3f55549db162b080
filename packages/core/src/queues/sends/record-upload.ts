import { type Queryable, statement } from '@channel/db'
import { currentTime, type DeliveryClock } from '../../mechanisms/clock/index.ts'
import type { FileToUpload } from './begin-sends.ts'

const recordStatement = statement(
  'record_media_upload',
  `UPDATE media SET upload_id = $4, uploaded_at = ${currentTime('$1')} WHERE organization_id = $2 AND id = $3`,
)

/**
 * Records that a file was uploaded to the provider, with the provider's id: messages with the file use that id from
 * then on.
 */
export async function recordUpload(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, media_id }: Pick<FileToUpload, 'organization_id' | 'media_id'>,
  uploadId: string,
): Promise<void> {
  await database.execute(recordStatement, [aheadMs(), organization_id, media_id, uploadId])
}
