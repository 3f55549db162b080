import { newId } from '@channel/core'

/** A new id of a request. Whatever X-Request-Id a client sends is ignored: support must be able to trust the id. */
export function newRequestId(): string {
  return newId('request')
}
