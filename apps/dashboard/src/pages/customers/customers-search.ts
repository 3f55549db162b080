import { aText, searchOf } from '../../search-values.ts'

/** `customer` is the one whose details are open. */
export const parseCustomersSearch = searchOf({ customer: aText })
