import { type Queryable, statement } from '@channel/db'
import { type ApiKey, apiKeyColumns, apiKeyView } from './api-key-view.ts'

const selectKeys = statement(
  'list_all_api_keys',
  `SELECT ${apiKeyColumns} FROM api_keys WHERE $1::text IS NULL OR organization_id = $1
   ORDER BY created_at DESC, id DESC`,
)

/** Lists the keys of one or all organizations, newest first, including revoked and expired ones. */
export async function listAllApiKeys(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<ApiKey[]> {
  const rows = await database.query(selectKeys, [input.organization_id])
  return rows.map(apiKeyView)
}
