import { type ChannelAccountRow, statement, type Transaction } from '@channel/db'
import { recordEvent } from '../events/index.ts'
import { type AccountRow, accountReference, accountView } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'

const updateStatement = statement(
  'change_account',
  `UPDATE channel_accounts
   SET team_id = $3, verified = $4, waba_id = $5, updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Changes an account and records `account.updated`.
 *
 * @param before the account, locked
 */
export async function changeAccount(
  tx: Transaction,
  before: AccountRow,
  change: Partial<Pick<ChannelAccountRow, 'team_id' | 'verified' | 'waba_id'>>,
): Promise<OperatorAccount> {
  const next = { ...before, ...change }
  const [updated] = await tx.query<{ updated_at: string }>(updateStatement, [
    next.organization_id,
    next.id,
    next.team_id,
    next.verified,
    next.waba_id,
  ])
  const row: AccountRow = { ...next, ...updated }
  // The team is not among what the resource shows.
  const shown = (['verified', 'waba_id'] as const).filter((field) => before[field] !== row[field])
  recordEvent(tx, row.organization_id, {
    type: 'account.updated',
    created_at: row.updated_at,
    account: accountReference(row),
    object: accountView(row),
    ...(shown.length > 0 && { previous_attributes: Object.fromEntries(shown.map((field) => [field, before[field]])) }),
  })
  return operatorAccountView(row)
}
