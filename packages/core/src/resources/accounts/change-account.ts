import { type ChannelAccountRow, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { recordAccountEvent } from './record-account-event.ts'

const updateStatement = statement(
  'change_account',
  `UPDATE channel_accounts
   SET team_id = $3, verified = $4, waba_id = $5, quality_rating = $6, status = $7, account_restricted = $8,
       authorization_refused = $9, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

type ChangedColumn =
  | 'team_id'
  | 'verified'
  | 'waba_id'
  | 'quality_rating'
  | 'status'
  | 'account_restricted'
  | 'authorization_refused'

/**
 * Changes an account and records `account.updated`.
 *
 * @param before the locked account
 */
export async function changeAccount(
  tx: Transaction,
  before: AccountRow,
  change: Partial<Pick<ChannelAccountRow, ChangedColumn>>,
): Promise<OperatorAccount> {
  const next = { ...before, ...change }
  const [updated] = await tx.query(updateStatement, [
    next.organization_id,
    next.id,
    next.team_id,
    next.verified,
    next.waba_id,
    next.quality_rating,
    next.status,
    next.account_restricted,
    next.authorization_refused,
  ])
  const row: AccountRow = { ...next, ...updated }
  // No difference if only the team changes: the resource does not show it.
  recordAccountEvent(tx, 'account.updated', row, accountDifferences(before, row))
  return operatorAccountView(row)
}
