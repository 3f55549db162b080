import { type Queryable, type RowOf, statement } from '@channel/db'

/** A stored file. Its name and type are those that the sender and the provider reported. */
export type MediaFile = RowOf<'find_media_file'>

const findStatement = statement(
  'find_media_file',
  `SELECT media.mime_type, media.filename, media.size, media.sha256
   FROM media_files file
   JOIN media ON media.organization_id = file.organization_id AND media.id = file.media_id
   WHERE file.stored_name = $1 AND media.path = file.stored_name AND media.size IS NOT NULL AND media.sha256 IS NOT NULL`,
)

/** Finds a stored file by name. Needs no authorization, because the name is the secret. Undefined if not found. */
export async function findMediaFile(database: Queryable, name: string): Promise<MediaFile | undefined> {
  return (await database.query(findStatement, [name]))[0]
}
