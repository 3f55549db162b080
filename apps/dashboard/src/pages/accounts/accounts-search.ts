import { aText, definedOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'

export const accountStatuses = ['connected', 'disconnected', 'restricted'] as const

/** `account` is the id of the one whose details are open. */
const reads = { status: oneOf(accountStatuses), customer_id: aText, account: aText }
export const parseAccountsSearch = searchOf(reads)
export type AccountsSearch = Search<typeof reads>

export function accountsQuery({ status, customer_id }: AccountsSearch) {
  return definedOf({ status, customer_id })
}

export const isFiltered = (search: AccountsSearch) => hasValues(search, 'account')
