import type { GetApiLogExportInput } from '@channel/contract/dashboard/types'
import { exportApiLog } from '@channel/core/api-log'
import { streamFile } from '../../request/stream-file.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Streams the calls as a file. */
export async function exportCalls({ query }: GetApiLogExportInput, context: DashboardContext) {
  const chunks = exportApiLog(context.database, context.scope, { query })
  const file = await streamFile(context, `api-log.${query.format}`, chunks)
  return query.format === 'csv'
    ? ({ ...file, contentType: 'text/csv' } as const)
    : ({ ...file, contentType: 'application/x-ndjson' } as const)
}
