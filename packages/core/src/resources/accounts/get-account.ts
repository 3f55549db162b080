import type { Account, GetAccountInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AccountRow, accountColumns, accountTables, accountView } from './account-view.ts'
import { accountNotFound, pathAccountIs } from './resolve-account.ts'

const getStatement = statement('get_account', `SELECT ${accountColumns} FROM ${accountTables} WHERE ${pathAccountIs}`)

/**
 * Returns an account of the organization, whatever its state.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export async function getAccount(database: Queryable, scope: Scope, { params }: GetAccountInput): Promise<Account> {
  const [row] = await database.query<AccountRow>(getStatement, [scope.organizationId, params.phone_number_id])
  if (row === undefined) throw accountNotFound(params.phone_number_id)
  return accountView(row)
}
