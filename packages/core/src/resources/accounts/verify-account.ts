import type { Transaction } from '@channel/db'
import { changeAccount } from './change-account.ts'
import { findOperatorAccountToChange, type OperatorAccount, operatorAccountView } from './operator-account.ts'

/**
 * Marks an account's number as verified, so that it can be used.
 *
 * @throws OperatorError for an unknown account
 */
export async function verifyAccount(tx: Transaction, { id }: { id: string }): Promise<OperatorAccount> {
  const row = await findOperatorAccountToChange(tx, id)
  return row.verified ? operatorAccountView(row) : changeAccount(tx, row, { verified: true })
}
