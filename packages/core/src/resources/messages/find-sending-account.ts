import type { AccountReference } from '@channel/contract/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { entitlementColumns } from '../../mechanisms/entitlements/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'

/** The account that a message is sent from, with the columns that decide whether it may send. */
export type SendingAccount = RowOf<'find_sending_account'> & { readonly reference: AccountReference }

const findStatement = statement(
  'find_sending_account',
  `SELECT ${pathAccountColumns}, ${entitlementColumns}, organization.require_consent, organization.monthly_messages,
          account.team_id, account.in_business_app, customer.status AS customer_status
   FROM ${accountTables} JOIN organizations organization ON organization.id = account.organization_id
   WHERE ${pathAccountIs}`,
)

/**
 * Fetches the account of a path, to send from it.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization, `channel_number_not_verified`
 */
export async function findSendingAccount(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
  phoneNumberId: string,
): Promise<SendingAccount> {
  const [row] = await database.query(findStatement, [scope.organizationId, phoneNumberId])
  const reference = requireUsableAccount(row, phoneNumberId)
  if (row === undefined) throw new Error('The usable account was not found.')
  return { ...row, reference }
}
