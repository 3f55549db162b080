import { ConnectionError } from '@channel/codegen/client'

/**
 * No response, or an incomplete one: the URL is wrong, the service is down, or the connection broke.
 * `cause` is what `fetch` threw. An abort by your own signal does not become this error: its reason is rethrown.
 */
export class ChannelConnectionError extends ConnectionError {
  override readonly name = 'ChannelConnectionError'
}
