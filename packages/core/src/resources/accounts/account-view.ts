import type { Account, AccountReference } from '@channel/contract/types'
import type { ChannelAccountRow } from '@channel/db'
import { type AllFields, previousAttributes, selectedColumns } from '../../mechanisms/fields/index.ts'
import { restrictionOf } from './restrictions.ts'

/** An account with the name of its customer, as {@link accountColumns} selects it. */
export interface AccountRow extends ChannelAccountRow {
  readonly customer_name: string | null
}

export const accountColumns = selectedColumns<AccountRow>({
  organization_id: 'account.organization_id',
  id: 'account.id',
  phone_number_id: 'account.phone_number_id',
  phone_number: 'account.phone_number',
  name: 'account.name',
  waba_id: 'account.waba_id',
  status: 'account.status',
  verified: 'account.verified',
  quality_rating: 'account.quality_rating',
  customer_id: 'account.customer_id',
  customer_name: 'customer.name',
  team_id: 'account.team_id',
  created_at: 'account.created_at',
  updated_at: 'account.updated_at',
  connection_reported_at: 'account.connection_reported_at',
  restriction_reported_at: 'account.restriction_reported_at',
  account_restricted: 'account.account_restricted',
  authorization_refused: 'account.authorization_refused',
  in_business_app: 'account.in_business_app',
})

/** The tables that {@link accountColumns} need. */
export const accountTables = `channel_accounts account
  LEFT JOIN customers customer
    ON customer.organization_id = account.organization_id AND customer.id = account.customer_id`

export function accountView(row: AccountRow): AllFields<Account> {
  return {
    id: row.id,
    object: 'channel_account',
    phone_number: row.phone_number,
    phone_number_id: row.phone_number_id,
    name: row.name,
    waba_id: row.waba_id,
    status: row.status,
    restriction: restrictionOf(row),
    verified: row.verified,
    quality_rating: row.quality_rating,
    customer: customerReference(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

const changing = ['waba_id', 'status', 'restriction', 'verified', 'quality_rating'] as const

/** The previous values of the visible fields that changed, for `previous_attributes`. */
export function accountDifferences(before: AccountRow, after: AccountRow): Partial<Account> {
  return previousAttributes(accountView(before), accountView(after), changing)
}

/** The reference to an account that other resources show. */
export function accountReference(
  row: Pick<AccountRow, 'phone_number' | 'phone_number_id' | 'customer_id' | 'customer_name'>,
): AllFields<AccountReference> {
  return {
    phone_number: row.phone_number,
    phone_number_id: row.phone_number_id,
    customer: customerReference(row),
  }
}

function customerReference(row: Pick<AccountRow, 'customer_id' | 'customer_name'>): AccountReference['customer'] {
  return row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' }
}
