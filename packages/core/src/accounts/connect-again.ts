import { type ChannelAccountRow, statement, type Transaction } from '@channel/db'
import { recordEvent } from '../events/index.ts'
import { type AccountRow, accountReference, accountView } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'

const connectStatement = statement(
  'connect_account_again',
  `UPDATE channel_accounts
   SET status = 'connected', verified = $3, waba_id = $4, quality_rating = $5, in_business_app = $6,
       connection_told_at = date_trunc('second', clock_timestamp()),
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2 RETURNING connection_told_at, updated_at`,
)

/**
 * Connects an account again, and records `account.connected`. What the provider told before, and comes late, does not disconnect
 * it. It keeps its name, its team and all that it has.
 *
 * @param before the account, locked; it is disconnected
 */
export async function connectAgain(
  tx: Transaction,
  before: AccountRow,
  change: Partial<Pick<ChannelAccountRow, 'verified' | 'waba_id' | 'quality_rating' | 'in_business_app'>>,
): Promise<OperatorAccount> {
  const next = { ...before, ...change, status: 'connected' }
  const { organization_id, id, verified, waba_id, quality_rating, in_business_app } = next
  const values = [organization_id, id, verified, waba_id, quality_rating, in_business_app]
  const [updated] = await tx.query<Pick<AccountRow, 'connection_told_at' | 'updated_at'>>(connectStatement, values)
  const row: AccountRow = { ...next, status: 'connected', ...updated }
  recordEvent(tx, row.organization_id, {
    type: 'account.connected',
    created_at: row.updated_at,
    account: accountReference(row),
    object: accountView(row),
  })
  return operatorAccountView(row)
}
