import { statement, type Transaction } from '@channel/db'
import { accountColumns, accountTables, type NumberHealth } from './account-view.ts'
import type { OperatorAccount } from './operator-account.ts'
import { accountNeedsConnection, reconnect } from './reconnect.ts'

/** An account that its customer reconnects, with the values that the provider reports. */
export interface ReconnectAccountInput extends NumberHealth {
  readonly organization_id: string
  readonly customer_id: string
  readonly phone_number_id: string
  readonly waba_id: string
  readonly in_business_app: boolean
}

const lockToConnect = statement(
  'find_account_to_reconnect',
  `SELECT ${accountColumns} FROM ${accountTables}
   WHERE account.organization_id = $1 AND account.phone_number_id = $2 AND account.customer_id = $3
     AND ${accountNeedsConnection}
   FOR NO KEY UPDATE OF account`,
)

/**
 * Reconnects a customer's account that was disconnected or whose token was refused, as {@link reconnect}.
 *
 * @returns undefined if the customer has no such account
 */
export async function reconnectAccount(
  tx: Transaction,
  { organization_id, customer_id, phone_number_id, ...details }: ReconnectAccountInput,
): Promise<OperatorAccount | undefined> {
  const [before] = await tx.query(lockToConnect, [organization_id, phone_number_id, customer_id])
  if (before === undefined) return undefined
  return reconnect(tx, before, { verified: true, ...details })
}
