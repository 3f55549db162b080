import type { AccountReference } from '@channel/contract/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountReference, accountTables } from './account-view.ts'

// An operation resolves the account of its path without an extra round trip: its statement also selects pathAccountColumns from
// accountTables with pathAccountIs, and the operation passes the row to requireUsableAccount.

/** The account of a path, as part of another statement's row. */
export type PathAccountRow = RowOf<'resolve_account'>

export const pathAccountColumns = `account.verified AS account_verified, account.phone_number AS account_phone_number,
  account.customer_id AS account_customer_id, customer.name AS account_customer_name`

/** `$1` is the organization and `$2` the phone_number_id. */
export const pathAccountIs = 'account.organization_id = $1 AND account.phone_number_id = $2'

/**
 * Requires that the account of a path exists and is verified.
 *
 * @param row the statement's first row; undefined if there is no such account
 * @returns the reference to the account that resources show
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization, `channel_number_not_verified`
 */
export function requireUsableAccount(row: PathAccountRow | undefined, phoneNumberId: string): AccountReference {
  if (row === undefined) throw accountNotFound(phoneNumberId)
  if (!row.account_verified) throw notVerified(phoneNumberId)
  return accountReference({
    phone_number: row.account_phone_number,
    phone_number_id: phoneNumberId,
    customer_id: row.account_customer_id,
    customer_name: row.account_customer_name,
  })
}

/** 404: the account of a path is unknown or belongs to another organization. */
export function accountNotFound(phoneNumberId: string): ApiError {
  return notFound('phone_number_id', `There is no account with the phone_number_id ${phoneNumberId}.`)
}

/**
 * 422: the number belongs to the organization, but is not verified.
 *
 * @param param the request field that names the account; the path parameter by default
 */
export function notVerified(phoneNumberId: string, param = 'phone_number_id'): ApiError {
  const message = `The number of account ${phoneNumberId} is not verified for your organization.`
  return new ApiError('channel_number_not_verified', message, { param })
}

const findPathAccount = statement(
  'resolve_account',
  `SELECT ${pathAccountColumns} FROM ${accountTables} WHERE ${pathAccountIs}`,
)

/**
 * Resolves the account of a path in its own round trip, for operations without a suitable statement.
 *
 * @throws as {@link requireUsableAccount}
 */
export async function resolveAccount(
  database: Queryable,
  scope: Scope,
  phoneNumberId: string,
): Promise<AccountReference> {
  const [row] = await database.query(findPathAccount, [scope.organizationId, phoneNumberId])
  return requireUsableAccount(row, phoneNumberId)
}
