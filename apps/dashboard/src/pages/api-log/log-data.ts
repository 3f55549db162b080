import { queryOptions } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'
import { dashboardQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { shownOrganization } from '../../open-organization.ts'
import { definedOf } from '../../search-values.ts'
import { urlWith } from '../../url-with.ts'
import { type LogSearch, logQuery } from './log-search.ts'

export type LoggedCall = components['schemas']['ApiLogEntry']

/** Calls are not kept in the cache: new ones make them out of date at once. */
const uncached = { staleTime: 0, gcTime: 0 } as const

/** A page of the calls that the filters select. */
export function callPageQuery(search: LogSearch, cursor: string | undefined) {
  const query = definedOf({ ...logQuery(search), cursor, limit: 100 })
  return queryOptions({
    ...uncached,
    queryKey: ['dashboard', 'api-log', query],
    queryFn: ({ signal }) => callDashboard((api) => api.GET('/dashboard/api_log', { params: { query }, signal })),
  })
}

/**
 * The calls since a time that the filters select, at most `max`. They are read as an export, because many pages of a list
 * would take longer than the calls of a busy second.
 */
export function callsSinceQuery(search: LogSearch, since: string, max: number) {
  const { range: _range, from, ...filters } = search
  const later = from !== undefined && from > since ? from : since
  const query = { ...definedOf(logQuery({ ...filters, from: later })), format: 'ndjson' } as const
  return queryOptions({
    ...uncached,
    queryKey: ['dashboard', 'api-log', query],
    queryFn: async ({ signal }) => {
      const init = { params: { query }, parseAs: 'stream', signal } as const
      return readLines<LoggedCall>(await callDashboard((api) => api.GET('/dashboard/api_log/export', init)), max)
    },
  })
}

export const callQuery = (request_id: string) =>
  dashboardQuery(['api-log-entry', request_id], (api, signal) =>
    api.GET('/dashboard/api_log/{request_id}', { params: { path: { request_id } }, signal }),
  )

export type ExportFormat = 'csv' | 'ndjson'

/** The address of a file with the calls that the filters select. */
export function exportUrl(search: LogSearch, format: ExportFormat): string {
  return urlWith('/dashboard/api_log/export', { ...logQuery(search), format, organization_id: shownOrganization() })
    .href
}

type File = ReadableStream<Uint8Array<ArrayBuffer>> | null

/** Parses the JSON object on each line of a file as it arrives, and stops after a number of them. */
async function readLines<Line>(file: File, max: number): Promise<Line[]> {
  const lines: Line[] = []
  if (file === null) return lines
  const reader = file.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (lines.length < max) {
    const { value, done } = await reader.read()
    if (done) return lines
    const parts = (rest + value).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) lines.push(JSON.parse(part))
  }
  await reader.cancel()
  return lines.slice(0, max)
}
