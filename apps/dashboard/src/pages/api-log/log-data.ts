import { queryOptions } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'
import type { DashboardComponents } from '../../dashboard-types.ts'
import { listQuery } from '../../list-query.ts'
import { type LogSearch, logQuery } from './log-search.ts'

export type LoggedCall = DashboardComponents['schemas']['ApiLogEntry']

export function callsQuery(search: LogSearch) {
  const { call: _call, ...filters } = search
  return listQuery<LoggedCall>(['api-log', filters], (cursor, signal) =>
    callDashboard('get', '/dashboard/api_log', { query: { ...logQuery(search), cursor, limit: 100 }, signal }),
  )
}

export const callQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'api-log-entry', requestId],
    queryFn: async ({ signal }) =>
      (await callDashboard('get', '/dashboard/api_log/{request_id}', { path: { request_id: requestId }, signal })).data,
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
