import type { Transaction } from '@channel/db'
import { changeAccount } from './change-account.ts'
import { findOperatorAccountToChange, type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { disconnected } from './restrictions.ts'

/**
 * Disconnects an account. Records `account.disconnected`. Its messages fail with `permission_revoked` until a signup or a new token
 * connects it again. All data stays. Does nothing if it is disconnected already.
 *
 * @throws OperatorError for an unknown account
 */
export async function disconnectAccount(tx: Transaction, { id }: { id: string }): Promise<OperatorAccount> {
  const row = await findOperatorAccountToChange(tx, id)
  if (row.status === 'disconnected' && row.offboarded_at === null) return operatorAccountView(row)
  return changeAccount(tx, row, disconnected)
}
