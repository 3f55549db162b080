import { hasValues, readOneOf, readTexts, readTimes } from '../../search-values.ts'

/** The filters of the log, as they are in the URL. */
export interface LogSearch {
  readonly status_class?: StatusClass | undefined
  readonly method?: Method | undefined
  readonly path?: string | undefined
  readonly error_code?: string | undefined
  readonly key_id?: string | undefined
  readonly range?: Range | undefined
  /** Instead of a range, as date-times. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The call whose details are open. */
  readonly call?: string | undefined
}

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
/** Without one: all 30 days. */
export const ranges = ['1h', '24h', '7d'] as const
export type StatusClass = (typeof statusClasses)[number]
export type Method = (typeof methods)[number]
export type Range = (typeof ranges)[number]

const rangeHours: Readonly<Record<Range, number>> = { '1h': 1, '24h': 24, '7d': 168 }

/** Reads the URL; what is not valid is undefined. */
export function parseLogSearch(given: Record<string, unknown>): LogSearch {
  return {
    ...readOneOf(given, 'status_class', statusClasses),
    ...readOneOf(given, 'method', methods),
    ...readOneOf(given, 'range', ranges),
    ...readTexts(given, ['path', 'error_code', 'key_id', 'call']),
    ...readTimes(given, ['from', 'to']),
  }
}

/** The query of the API for the filters. */
export function logQuery({ range, from, to, call: _call, ...filters }: LogSearch, now = Date.now()) {
  // In whole minutes, so that the same filters are the same query for a while.
  const start = range && new Date(Math.floor(now / 60_000) * 60_000 - rangeHours[range] * 3_600_000).toISOString()
  return { ...filters, created_after: from ?? start, created_before: to }
}

/** The filters alone. */
export function withoutCall({ call: _call, ...search }: LogSearch): LogSearch {
  return search
}

/** Whether the list is filtered. */
export function isFiltered({ call: _call, ...filters }: LogSearch): boolean {
  return hasValues(filters)
}
