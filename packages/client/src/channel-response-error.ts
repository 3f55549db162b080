import { ResponseError } from '@channel/codegen/client'

/**
 * A response that is not in the contract's format: a proxy's HTML page, a redirect, a body that is not JSON.
 * Usually `baseUrl` is wrong, or a proxy on the way failed.
 */
export class ChannelResponseError extends ResponseError {
  override readonly name = 'ChannelResponseError'
}
