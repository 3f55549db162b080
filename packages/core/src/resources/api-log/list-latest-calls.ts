import { type Queryable, statement } from '@channel/db'
import { type ApiLogEntry, apiLogColumns, apiLogView } from './api-log-view.ts'

const selectLatest = statement(
  'list_latest_calls',
  `SELECT ${apiLogColumns} FROM api_log WHERE organization_id = $1
   ORDER BY created_at DESC, request_id DESC LIMIT $2`,
)

/** Lists the latest calls of an organization, or of {@link unauthenticatedOrganizationId}, for the operator, newest first. */
export async function listLatestCalls(
  database: Queryable,
  input: { readonly organization_id: string; readonly limit: number },
): Promise<ApiLogEntry[]> {
  const rows = await database.query(selectLatest, [input.organization_id, input.limit])
  return rows.map(apiLogView)
}
