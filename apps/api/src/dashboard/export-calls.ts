import type { GetApiLogExportInput } from '@channel/contract/dashboard/types'
import { exportApiLog } from '@channel/core'
import type { DashboardContext } from './dashboard-context.ts'

/** Streams the calls as a file. The next chunk is read when the client has taken the one before. */
export async function exportCalls({ query }: GetApiLogExportInput, context: DashboardContext) {
  const chunks = exportApiLog(context.database, context.scope, { query })
  // The first chunk is read before the response begins, so that a failure is a 500 and no empty file.
  const first = await chunks.next()
  const body = ReadableStream.from(inBytes(first, chunks))
  const headers = {
    'X-Request-Id': context.requestId,
    'Content-Disposition': `attachment; filename="api-log.${query.format}"`,
  }
  return query.format === 'csv'
    ? ({ status: 200, headers, contentType: 'text/csv', body } as const)
    : ({ status: 200, headers, contentType: 'application/x-ndjson', body } as const)
}

async function* inBytes(first: IteratorResult<string, void>, others: AsyncGenerator<string, void, void>) {
  const encoder = new TextEncoder()
  try {
    if (first.done !== true) yield encoder.encode(first.value)
    for await (const text of others) yield encoder.encode(text)
  } finally {
    await others.return()
  }
}
