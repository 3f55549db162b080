import type { CreateMediaInput, Media } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'

/** An uploaded file in the store. */
export interface UploadedFile {
  readonly media_id: string
  /** The name in the store, from `newFileName`. */
  readonly stored_name: string
  readonly mime_type: string
  readonly filename: string
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

const reserveStatement = statement(
  'reserve_stored_name',
  `INSERT INTO media_files (organization_id, media_id, stored_name, remove_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
)
const releaseStatement = statement(
  'release_stored_name',
  'UPDATE media_files SET remove_at = now() WHERE organization_id = $1 AND stored_name = $2 AND remove_at IS NOT NULL',
)
const createStatement = statement(
  'create_media',
  `WITH created AS (
     INSERT INTO media (organization_id, phone_number_id, id, stored_name, path, mime_type, filename, size, sha256, status, created_at)
     SELECT $1, $2, $3, $4, $4, $5, $6, $7, $8, 'ready', clock_timestamp()
     FROM channel_accounts account WHERE ${pathAccountIs} AND account.verified
     RETURNING created_at
   ), kept AS (
     UPDATE media_files SET remove_at = NULL FROM created WHERE organization_id = $1 AND stored_name = $4
   )
   SELECT ${pathAccountColumns}, created.created_at
   FROM ${accountTables} LEFT JOIN created ON true WHERE ${pathAccountIs}`,
)

/**
 * Reserves the name of a file before it is stored: until `createMedia` has committed, a worker removes the file after an hour,
 * whatever happens to this process.
 */
export async function reserveStoredName(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  { media_id, stored_name }: Pick<UploadedFile, 'media_id' | 'stored_name'>,
): Promise<void> {
  await database.execute(reserveStatement, [organizationId, media_id, stored_name])
}

/** Has a worker remove a file soon, unless `createMedia` has committed. */
export async function releaseStoredName(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  fileName: string,
): Promise<void> {
  await database.execute(releaseStatement, [organizationId, fileName])
}

/**
 * Records a file that was uploaded to be sent. Its name must be reserved.
 *
 * @throws ApiError as {@link requireUsableAccount}
 */
export async function createMedia(
  tx: Transaction,
  scope: Scope,
  { params: { phone_number_id } }: Pick<CreateMediaInput, 'params'>,
  { media_id, stored_name, mime_type, filename, size, sha256 }: UploadedFile,
): Promise<AllFields<Media>> {
  const values = [scope.organizationId, phone_number_id, media_id, stored_name, mime_type, filename, size, sha256]
  const [row] = await tx.query(createStatement, values)
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.created_at === null) throw new Error('The created file was not returned.')
  return { id: media_id, object: 'media', mime_type, size, filename, created_at: row.created_at }
}
