import type { ApiKey } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { dashboardKeyColumns, dashboardKeyView, keysWithCreators } from './dashboard-key-view.ts'

const selectKey = statement(
  'get_api_key',
  `SELECT ${dashboardKeyColumns} FROM ${keysWithCreators} WHERE key.organization_id = $1 AND key.id = $2`,
)

/** @throws ApiError `resource_not_found` if the organization has no such key */
export async function findApiKey(database: Queryable, scope: Scope, id: string): Promise<ApiKey> {
  const [row] = await database.query(selectKey, [scope.organizationId, id])
  if (row === undefined) throw notFound('id', `There is no API key ${id}.`)
  return dashboardKeyView(row, scope.now())
}
