import { aText, boundsOf, definedOf, hasValues, oneOf, type Search, searchOf, timesOf } from '../../search-values.ts'

export const ranges = ['24h', '7d', '30d'] as const
export const directions = ['inbound', 'outbound'] as const

/** The API searches for three characters at least. */
const minLength = 3

/** `from` and `to` are used instead of a range. */
const reads = {
  search: aText,
  phone_number_id: aText,
  contact_id: aText,
  direction: oneOf(directions),
  /** Groups; otherwise contacts. */
  kind: oneOf(['group'] as const),
  ...timesOf(ranges),
}
export const parseMessageSearch = searchOf(reads)
export type MessageSearch = Search<typeof reads>

/** The query of the API; undefined without a text that it searches for. */
export function messageQuery({ search, range, from, to, ...filters }: MessageSearch, now?: number) {
  if (search === undefined || search.trim().length < minLength) return undefined
  return { search, ...definedOf({ ...filters, ...boundsOf({ range, from, to }, now) }) }
}

/** Whether more than the text is given. */
export const isFiltered = (search: MessageSearch) => hasValues(search, 'search')
