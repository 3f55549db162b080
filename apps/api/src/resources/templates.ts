import type { Handlers } from '@channel/contract/types'
import { fetchTemplates, getTemplate, listTemplates, syncTemplates } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransactionAfter } from '../in-transaction.ts'
import { ok, page } from '../reply.ts'

export const templates = {
  async listTemplates(input, context) {
    return page(context, await listTemplates(context.database, context.scope, input))
  },
  async getTemplate(input, context) {
    return ok(context, await getTemplate(context.database, context.scope, input))
  },
  syncTemplates: (input, context) =>
    inTransactionAfter(
      context,
      () => fetchTemplates(context.database, context.scope, context.provider, input),
      async (tx, fetched) => ok(context, await syncTemplates(tx, context.scope, input, fetched)),
    ),
} satisfies Handlers<'templates', RequestContext>
