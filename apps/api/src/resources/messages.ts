import type { Handlers } from '@channel/contract/types'
import { getMessage, getMessageMedia, listMessages, sendMessage } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { accepted, found, ok, page } from '../reply.ts'

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
  sendMessage: (input, context) =>
    inTransaction(context, async (tx) => accepted(context, await sendMessage(tx, context.scope, input))),
} satisfies Handlers<'messages', RequestContext>
