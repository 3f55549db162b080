import type { Handlers } from '@channel/contract/types'
import { getMessage, getMessageMedia, listMessages } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { found, ok, page } from '../reply.ts'

export const messages = {
  async listMessages(input, context) {
    return page(context, await listMessages(context.database, context.scope, input))
  },
  async getMessage(input, context) {
    return ok(context, await getMessage(context.database, context.scope, input))
  },
  async getMessageMedia(input, context) {
    return found(context, await getMessageMedia(context.database, context.scope, input))
  },
} satisfies Handlers<'messages', RequestContext>
