import { aText, aTime, boundsOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'

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
  range: oneOf(ranges),
  from: aTime,
  to: aTime,
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

export function isFiltered(search: LogSearch): boolean {
  return hasValues(withoutCall(search))
}
