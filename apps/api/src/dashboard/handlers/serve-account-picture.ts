import type { GetAccountPictureInput } from '@channel/contract/dashboard/types'
import { getAccountPicture } from '@channel/core/account-profiles'
import { mediaTypeOf } from '../../media/media-type.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Serves the picture of a profile. */
export async function serveAccountPicture({ params }: GetAccountPictureInput, context: DashboardContext) {
  const { bytes, mime_type } = await getAccountPicture(context.database, context.scope, { params }, context)
  return {
    status: 200,
    headers: { 'X-Request-Id': context.requestId, 'Content-Length': bytes.length },
    contentType: mediaTypeOf(mime_type).contentType,
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() as ReadableStream,
  } as const
}
