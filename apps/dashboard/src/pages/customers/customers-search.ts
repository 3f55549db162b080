import { readTexts } from '../../search-values.ts'

/** What the page of customers shows, as it is in the URL. */
export interface CustomersSearch {
  /** The customer whose details are open, by its id. */
  readonly customer?: string | undefined
}

/** Reads the URL; what is not valid is undefined. */
export function parseCustomersSearch(given: Record<string, unknown>): CustomersSearch {
  return readTexts(given, ['customer'])
}
