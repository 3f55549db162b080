import type {
  Account,
  AccountAlert,
  AccountReference,
  AccountRestrictionDetail,
  HistorySync,
} from '@channel/contract/types'
import type { ChannelAccountRow } from '@channel/db'
import { type AllFields, previousAttributes } from '../../mechanisms/fields/index.ts'
import { restrictionOf, withRestrictions } from './restrictions.ts'

/** An account with the name of its customer, as {@link accountColumns} selects it. */
export interface AccountRow extends Omit<ChannelAccountRow, 'history_sync' | 'restrictions' | 'alerts'> {
  readonly restrictions: AccountRestrictionDetail[]
  readonly alerts: AccountAlert[]
  readonly history_sync: HistorySync | null
  readonly customer_name: string | null
  /** The time of the database when it was read. */
  readonly read_at: string
}

/** What the provider says about a number, in its own terms; null if it says nothing. */
export type NumberHealth = Pick<ChannelAccountRow, 'quality_rating' | 'messaging_limit' | 'name_status'>

export const accountColumns = `account.organization_id, account.id, account.phone_number_id, account.phone_number,
  account.name, account.waba_id, account.status, account.verified, account.quality_rating,
  account.messaging_limit, account.name_status, account.restrictions, account.alerts, account.customer_id,
  customer.name AS customer_name, account.team_id, account.created_at, account.updated_at,
  account.connection_reported_at, account.restriction_reported_at, account.account_restricted,
  account.restricted_until, account.offboarded_at, now() AS read_at,
  account.authorization_refused, account.in_business_app, account.history_sync`

const tablesOf = (organization: string) => `channel_accounts account
  LEFT JOIN customers customer ON customer.organization_id = ${organization} AND customer.id = account.customer_id`

/** The tables that {@link accountColumns} need. `$1` is the organization. */
export const accountTables = tablesOf('$1')

/** Like {@link accountTables}, in a statement about several organizations. */
export const accountTablesOfAny = tablesOf('account.organization_id')

export function accountView(row: AccountRow): AllFields<Account> {
  return {
    id: row.id,
    object: 'channel_account',
    phone_number: row.phone_number,
    phone_number_id: row.phone_number_id,
    name: row.name,
    waba_id: row.waba_id,
    status: withRestrictions(row, {}).status,
    restriction: restrictionOf(row),
    restrictions: row.status === 'disconnected' ? [] : inForce(row),
    alerts: row.alerts,
    verified: row.verified,
    quality_rating: row.quality_rating,
    messaging_limit: row.messaging_limit,
    name_status: row.name_status,
    customer: customerReference(row),
    in_business_app: row.in_business_app,
    history_sync: row.history_sync,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

function inForce({ restrictions, read_at }: AccountRow): AccountRow['restrictions'] {
  return restrictions.filter(({ ends_at }) => ends_at === null || ends_at > read_at)
}

const changing = [
  'waba_id',
  'status',
  'restriction',
  'restrictions',
  'alerts',
  'verified',
  'quality_rating',
  'messaging_limit',
  'name_status',
  'in_business_app',
  'history_sync',
] as const

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
