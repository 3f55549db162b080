import { type ChannelAccountRow, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { writtenColumns } from '../../mechanisms/fields/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { recordAccountEvent } from './record-account-event.ts'

const columns = writtenColumns<ChangedColumns>(4, {
  team_id: 'value',
  verified: 'value',
  waba_id: 'value',
  quality_rating: 'value',
  messaging_limit: 'value',
  name_status: 'value',
  status: 'value',
  account_restricted: 'value',
  authorization_refused: 'value',
  in_business_app: 'value',
  offboarded_at: 'value',
})

type ChangedColumns = Pick<
  ChannelAccountRow,
  | 'team_id'
  | 'verified'
  | 'waba_id'
  | 'quality_rating'
  | 'messaging_limit'
  | 'name_status'
  | 'status'
  | 'account_restricted'
  | 'authorization_refused'
  | 'in_business_app'
  | 'offboarded_at'
>

const updateStatement = statement(
  'change_account',
  `UPDATE channel_accounts
   SET ${columns.assignments}, updated_at = ${laterThan('updated_at')},
       connection_reported_at = CASE WHEN $3 THEN date_trunc('second', statement_timestamp()) ELSE connection_reported_at END
   WHERE organization_id = $1 AND id = $2 RETURNING connection_reported_at, updated_at`,
)

/**
 * Changes an account. Records `account.updated`, or `account.connected` and `account.disconnected` if the connection changes.
 *
 * @param before the locked account
 * @param isReconnected whether a signup or a new token reconnects it, so that earlier reports of the provider are stale
 */
export async function changeAccount(
  tx: Transaction,
  before: AccountRow,
  change: Partial<ChangedColumns>,
  isReconnected = false,
): Promise<OperatorAccount> {
  // After any other change of the status, a report of the provider no longer connects the account again.
  const next = { ...before, ...(change.status !== undefined && { offboarded_at: null }), ...change }
  const values = [next.organization_id, next.id, isReconnected, ...columns.values(next)]
  const [updated] = await tx.query(updateStatement, values)
  const row: AccountRow = { ...next, ...updated }
  if (isReconnected && before.status === 'disconnected') recordAccountEvent(tx, 'account.connected', row)
  else if (row.status === 'disconnected' && before.status !== 'disconnected')
    recordAccountEvent(tx, 'account.disconnected', row, accountDifferences(before, row))
  // No difference if only the team changes: the resource does not show it.
  else recordAccountEvent(tx, 'account.updated', row, accountDifferences(before, row))
  return operatorAccountView(row)
}
