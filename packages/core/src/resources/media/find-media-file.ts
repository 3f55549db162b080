import { type Queryable, statement } from '@channel/db'

/** A file that is there. */
export interface MediaFile {
  /** As the provider told it. */
  readonly mime_type: string | null
  /** What the sender called it. */
  readonly filename: string | null
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

const findStatement = statement(
  'find_media_file',
  `SELECT media.mime_type, media.filename, media.size, media.sha256
   FROM media_files file
   JOIN media ON media.organization_id = file.organization_id AND media.id = file.media_id
   WHERE file.file_name = $1 AND media.path = file.file_name AND media.size IS NOT NULL AND media.sha256 IS NOT NULL`,
)

/** The file of a name, whoever asks: the name is the secret. Undefined when there is none (any more). */
export async function findMediaFile(database: Queryable, name: string): Promise<MediaFile | undefined> {
  return (await database.query(findStatement, [name]))[0]
}
