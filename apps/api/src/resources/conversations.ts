import type { Handlers } from '@channel/contract/types'
import {
  attachConversationLabel,
  attachConversationLabelInAccount,
  detachConversationLabel,
  getConversation,
  listConversations,
  pageETag,
  updateConversation,
} from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { ok, pageUnlessKnown } from '../reply.ts'

export const conversations = {
  async listConversations(input, context) {
    const found = await listConversations(context.database, context.scope, input)
    const etag = pageETag(found, input.query)
    return pageUnlessKnown(context, found, { etag, ifNoneMatch: input.headers['if-none-match'] })
  },
  async getConversation(input, context) {
    return ok(context, await getConversation(context.database, context.scope, input))
  },
  updateConversation: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await updateConversation(tx, context.scope, input))),
  attachConversationLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await attachConversationLabel(tx, context.scope, input))),
  attachConversationLabelInAccount: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await attachConversationLabelInAccount(tx, context.scope, input))),
  detachConversationLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await detachConversationLabel(tx, context.scope, input))),
} satisfies Handlers<'conversations', RequestContext>
