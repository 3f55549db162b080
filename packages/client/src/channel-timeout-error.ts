import { TimeoutError } from '@channel/codegen/client'

/**
 * The service did not respond completely within `timeoutMs`. For a `POST`, `PATCH` or `DELETE` the service may still
 * have executed the request.
 */
export class ChannelTimeoutError extends TimeoutError {
  override readonly name = 'ChannelTimeoutError'
}
