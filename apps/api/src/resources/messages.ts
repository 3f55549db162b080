import type { Handlers } from '@channel/contract/types'
import { getMessage, listMessages } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { ok, page } from '../reply.ts'

export const messages = {
  async listMessages(input, context) {
    return page(context, await listMessages(context.database, context.scope, input))
  },
  async getMessage(input, context) {
    return ok(context, await getMessage(context.database, context.scope, input))
  },
} satisfies Handlers<'messages', RequestContext>
