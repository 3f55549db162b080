import type { Broadcast, GetBroadcastInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { broadcastColumns, broadcastView } from './broadcast-view.ts'
import { broadcastNotFound } from './find-broadcast.ts'

const getStatement = statement(
  'get_broadcast',
  `SELECT ${pathAccountColumns}, ${broadcastColumns}
   FROM ${accountTables}
   LEFT JOIN broadcasts broadcast
     ON broadcast.organization_id = $1 AND broadcast.phone_number_id = account.phone_number_id AND broadcast.id = $3
   WHERE ${pathAccountIs}`,
)

/**
 * Returns a broadcast of the account.
 *
 * @throws ApiError `resource_not_found` for the account or the broadcast, `channel_number_not_verified`
 */
export async function getBroadcast(
  database: Queryable,
  scope: Scope,
  { params }: GetBroadcastInput,
): Promise<Broadcast> {
  const { phone_number_id, id } = params
  const [row] = await database.query(getStatement, [scope.organizationId, phone_number_id, id])
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) throw broadcastNotFound(params)
  return broadcastView(row)
}
