import { type Queryable, type RowOf, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const getStatement = statement(
  'get_media_file',
  `SELECT stored_name, mime_type, filename, size, sha256 FROM media
   WHERE organization_id = $1 AND id = $2 AND path = stored_name AND size IS NOT NULL AND sha256 IS NOT NULL`,
)

/**
 * Finds a stored file of the organization by its id.
 *
 * @throws ApiError `resource_not_found` if it is unknown, belongs to another organization, or its status is `pending` or `failed`
 */
export async function getMediaFile(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  { params: { id } }: { readonly params: { readonly id: string } },
): Promise<RowOf<'get_media_file'>> {
  const [file] = await database.query(getStatement, [organizationId, id])
  if (file === undefined) throw notFound('id', `There is no stored file ${id}.`)
  return file
}
