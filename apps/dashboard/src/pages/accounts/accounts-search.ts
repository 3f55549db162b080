import { readOneOf, readTexts } from '../../search-values.ts'

/** The filters of the accounts, as they are in the URL. */
export interface AccountsSearch {
  readonly status?: AccountStatus | undefined
  readonly customer_id?: string | undefined
  /** The account whose details are open, by its id. */
  readonly account?: string | undefined
}

export const accountStatuses = ['connected', 'disconnected', 'restricted'] as const
type AccountStatus = (typeof accountStatuses)[number]

/** Reads the URL; what is not valid is undefined. */
export function parseAccountsSearch(given: Record<string, unknown>): AccountsSearch {
  return { ...readOneOf(given, 'status', accountStatuses), ...readTexts(given, ['customer_id', 'account']) }
}

/** The query of the API for the filters. */
export function accountsQuery({ status, customer_id }: AccountsSearch) {
  return { ...(status && { status }), ...(customer_id && { customer_id }) }
}

/** Whether the list is filtered. */
export function isFiltered(search: AccountsSearch): boolean {
  return Object.keys(accountsQuery(search)).length > 0
}
