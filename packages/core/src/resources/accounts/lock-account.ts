import { statement, type Transaction } from '@channel/db'
import { type AccountRow, accountColumns, accountTables, accountTablesOfAny } from './account-view.ts'

const lockStatement = statement(
  'lock_account_of_number',
  `SELECT ${accountColumns} FROM ${accountTables}
   WHERE account.organization_id = $1 AND account.phone_number_id = $2 FOR NO KEY UPDATE OF account`,
)

const lockOfWaba = statement(
  'lock_accounts_of_waba',
  `SELECT ${accountColumns} FROM ${accountTablesOfAny} WHERE account.waba_id = $1
   ORDER BY account.organization_id, account.id FOR NO KEY UPDATE OF account`,
)

/** Locks all numbers of a business account, in any organization, until the transaction ends. */
export function lockAccountsOfWaba(tx: Transaction, wabaId: string): Promise<AccountRow[]> {
  return tx.query(lockOfWaba, [wabaId])
}

/**
 * Locks the account of a phone number until the transaction ends. If the statement waited for the lock, columns of joined tables can
 * be outdated: read those in a later statement.
 */
export async function lockAccount(
  tx: Transaction,
  { organization_id, phone_number_id }: Pick<AccountRow, 'organization_id' | 'phone_number_id'>,
): Promise<AccountRow | undefined> {
  const [row] = await tx.query(lockStatement, [organization_id, phone_number_id])
  return row
}
