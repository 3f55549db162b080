import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../events/index.ts'
import { type AccountRow, accountColumns, accountReference, accountTables, accountView } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'

/** An account that its customer connects again, and what the provider says of it now. */
export interface ReconnectAccountInput {
  readonly organization_id: string
  readonly customer_id: string
  readonly phone_number_id: string
  readonly waba_id: string
  readonly quality_rating: string | null
}

const lockDisconnected = statement(
  'find_account_to_reconnect',
  `SELECT ${accountColumns} FROM ${accountTables}
   WHERE account.organization_id = $1 AND account.phone_number_id = $2 AND account.customer_id = $3
     AND account.status = 'disconnected'
   FOR NO KEY UPDATE OF account`,
)
const reconnect = statement(
  'reconnect_account',
  `UPDATE channel_accounts SET status = 'connected', verified = true, waba_id = $3, quality_rating = $4,
     updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Connects an account again that was disconnected, and records `account.connected`. It keeps its name, its team and all that it
 * has.
 *
 * @returns undefined unless the customer has such an account, and it is disconnected
 */
export async function reconnectAccount(
  tx: Transaction,
  { organization_id, customer_id, phone_number_id, waba_id, quality_rating }: ReconnectAccountInput,
): Promise<OperatorAccount | undefined> {
  const [before] = await tx.query<AccountRow>(lockDisconnected, [organization_id, phone_number_id, customer_id])
  if (before === undefined) return undefined
  const [updated] = await tx.query<{ updated_at: string }>(reconnect, [
    organization_id,
    before.id,
    waba_id,
    quality_rating,
  ])
  const row: AccountRow = { ...before, status: 'connected', verified: true, waba_id, quality_rating, ...updated }
  recordEvent(tx, organization_id, {
    type: 'account.connected',
    created_at: row.updated_at,
    account: accountReference(row),
    object: accountView(row),
  })
  return operatorAccountView(row)
}
