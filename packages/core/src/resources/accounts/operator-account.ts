import type { Account } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { type AccountRow, accountColumns, accountTablesOfAny, accountView } from './account-view.ts'

/** An account as the operator sees it: the API's fields, with the ids of organization and team. */
export interface OperatorAccount extends Account {
  readonly organization_id: string
  readonly team_id: string
}

export function operatorAccountView(row: AccountRow): OperatorAccount {
  return { ...accountView(row), organization_id: row.organization_id, team_id: row.team_id }
}

const findAccount = statement(
  'find_account',
  `SELECT ${accountColumns} FROM ${accountTablesOfAny} WHERE account.id = $1`,
)
const lockAccount = statement(
  'find_account_to_change',
  `SELECT ${accountColumns} FROM ${accountTablesOfAny} WHERE account.id = $1 FOR NO KEY UPDATE OF account`,
)

/** @throws OperatorError for an unknown account */
export async function findOperatorAccount(database: Queryable, id: string): Promise<AccountRow> {
  return known(id, await database.query(findAccount, [id]))
}

/** Like {@link findOperatorAccount}, and locks the account until the transaction ends. */
export async function findOperatorAccountToChange(tx: Transaction, id: string): Promise<AccountRow> {
  return known(id, await tx.query(lockAccount, [id]))
}

function known(id: string, [row]: AccountRow[]): AccountRow {
  if (row === undefined) throw new OperatorError(`There is no account ${id}.`)
  return row
}
