import { type Queryable, statement } from '@channel/db'
import { accountColumns, accountTablesOfAny } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'

const selectAccounts = statement(
  'list_connected_accounts',
  `SELECT ${accountColumns} FROM ${accountTablesOfAny} WHERE $1::text IS NULL OR account.organization_id = $1
   ORDER BY account.created_at DESC, account.id DESC`,
)

/** Lists the accounts of one or all organizations for the operator, newest first. */
export async function listConnectedAccounts(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<OperatorAccount[]> {
  const rows = await database.query(selectAccounts, [input.organization_id])
  return rows.map(operatorAccountView)
}
