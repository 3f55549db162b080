import { aText, type Search, searchOf } from '../../search-values.ts'

/** `customer` is the one whose details are open. */
const reads = { customer: aText }
export const parseCustomersSearch = searchOf(reads)
export type CustomersSearch = Search<typeof reads>
