import { newId } from '@channel/core/mechanisms/ids'

/** A new request id. A client's X-Request-Id is ignored, because support must be able to trust the id. */
export function newRequestId(): string {
  return newId('request')
}
