import { queryOptions } from '@tanstack/react-query'
import { callUntyped } from '../../call-dashboard.ts'
import { type ListPage, listQuery } from '../../list-query.ts'
import { type LogSearch, logQuery } from './log-search.ts'

export interface LoggedCall {
  readonly request_id: string
  readonly key_id: string | null
  readonly method: string
  readonly path: string
  readonly status: number
  readonly error_code: string | null
  readonly latency_ms: number
  readonly ip: string | null
  readonly created_at: string
}

export function callsQuery(search: LogSearch) {
  const { call: _call, ...filters } = search
  return listQuery<LoggedCall>(['api-log', filters], (cursor, signal) =>
    callUntyped<ListPage<LoggedCall>>('get', '/dashboard/api_log', {
      query: { ...logQuery(search), cursor, limit: 100 },
      signal,
    }),
  )
}

export const callQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'api-log-entry', requestId],
    queryFn: async ({ signal }) =>
      (
        await callUntyped<{ data: LoggedCall }>('get', '/dashboard/api_log/{request_id}', {
          path: { request_id: requestId },
          signal,
        })
      ).data,
  })

export type ExportFormat = 'csv' | 'ndjson'

/** The address of a file with the calls that the filters select. */
export function exportUrl(search: LogSearch, format: ExportFormat): string {
  const url = new URL('/dashboard/api_log/export', location.origin)
  for (const [name, value] of Object.entries({ ...logQuery(search), format })) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
