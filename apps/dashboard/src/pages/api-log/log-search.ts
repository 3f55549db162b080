import { aText, boundsOf, hasValues, oneOf, type Search, searchOf, timesOf } from '../../search-values.ts'

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
/** Without one: all 30 days. */
export const ranges = ['1h', '24h', '7d'] as const

/** `from` and `to` are used instead of a range. `call` is the one whose details are open. */
const reads = {
  status_class: oneOf(statusClasses),
  method: oneOf(methods),
  path: aText,
  error_code: aText,
  key_id: aText,
  ...timesOf(ranges),
  call: aText,
}
export const parseLogSearch = searchOf(reads)
export type LogSearch = Search<typeof reads>

export function logQuery({ range, from, to, call: _call, ...filters }: LogSearch) {
  return { ...filters, ...boundsOf({ range, from, to }) }
}

/** The filters alone. */
export function withoutCall({ call: _call, ...search }: LogSearch): LogSearch {
  return search
}

export const isFiltered = (search: LogSearch) => hasValues(search, 'call')
