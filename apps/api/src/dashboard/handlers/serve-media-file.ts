import type { GetMediaFileInput } from '@channel/contract/dashboard/types'
import { getMediaFile } from '@channel/core/media'
import { etagOf } from '../../media/media-headers.ts'
import { requestedRange } from '../../media/requested-range.ts'
import { sendFile } from '../../media/send-file.ts'
import { matchesETag } from '../../request/matches-etag.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Serves a file of the organization, or a part of it, unless the browser has it. */
export async function serveMediaFile({ params, headers }: GetMediaFileInput, context: DashboardContext) {
  const { database, scope, requestId, dependencies } = context
  const file = await getMediaFile(database, scope, { params })
  const etag = etagOf(file)
  if (matchesETag(headers['if-none-match'], etag)) {
    return { status: 304, headers: { 'X-Request-Id': requestId, ETag: etag, 'Accept-Ranges': 'bytes' } } as const
  }
  const range = requestedRange(headers.range, headers['if-range'], { size: file.size, etag })
  // Instead of 416, which the contract does not have (RFC 9110, 14.2).
  return sendFile({ ...dependencies, requestId }, file, range === 'none' ? 'all' : range)
}
