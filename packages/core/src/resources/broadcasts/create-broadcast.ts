import type { Broadcast, CreateBroadcastInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { findTemplateToSend, requireSendTime } from '../messages/index.ts'
import { broadcastColumns, broadcastView } from './broadcast-view.ts'
import { requireTemplateVariables } from './template-variables.ts'

const createStatement = statement(
  'create_broadcast',
  `WITH broadcast AS (
     INSERT INTO broadcasts (organization_id, phone_number_id, id, name, template, send_at, rate, created_at, updated_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, now.at, now.at
     FROM channel_accounts account, (SELECT clock_timestamp() AS at) AS now
     WHERE ${pathAccountIs} AND account.verified
     RETURNING *
   )
   SELECT ${pathAccountColumns}, ${broadcastColumns}
   FROM ${accountTables} LEFT JOIN broadcast ON true WHERE ${pathAccountIs}`,
)

/**
 * Creates a draft.
 *
 * @throws ApiError `invalid_field_value` for `send_at` and for an unknown variable, `template_not_found`, `template_paused`, and as
 *   {@link requireUsableAccount}
 */
export async function createBroadcast(
  tx: Transaction,
  scope: Scope,
  { params: { phone_number_id }, body }: Pick<CreateBroadcastInput, 'params' | 'body'>,
): Promise<Broadcast> {
  const { name, template, send_at, rate, ...rest } = body
  noOtherFields(rest)
  requireTemplateVariables(template, 'template.')
  const sendAt = send_at === undefined ? null : requireSendTime(scope, send_at)
  const key = [scope.organizationId, phone_number_id, newId('broadcast')]
  const [[row], requireTemplate] = await Promise.all([
    tx.query(createStatement, [...key, name, JSON.stringify(template), sendAt, rate ?? null]),
    findTemplateToSend(tx, scope, phone_number_id, template),
  ])
  requireUsableAccount(row, phone_number_id)
  requireTemplate()
  if (row === undefined || row.id === null) throw new Error('The broadcast was not created.')
  return broadcastView(row)
}
