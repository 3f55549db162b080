import type { CallPolicy } from '@channel/codegen/client'
import { ChannelResponseError } from './channel-response-error.ts'
import { postsWithoutKey } from './generated/posts-without-key.ts'
import { unwrap } from './unwrap.ts'
import { retryPolicy } from './with-retries.ts'

/** How calls of a channel are sent, and what they throw. */
export const callPolicy: CallPolicy = {
  ...retryPolicy,
  unwrap,
  ResponseError: ChannelResponseError,
  takesKey: (method, path) => method === 'post' && !postsWithoutKey.includes(path),
}
