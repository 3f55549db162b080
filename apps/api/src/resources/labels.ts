import type { Handlers } from '@channel/contract/types'
import { createLabel, deleteLabel, getLabel, listLabels, updateLabel } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { created, ok, page } from '../reply.ts'

export const labels = {
  async listLabels(input, context) {
    return page(context, await listLabels(context.database, context.scope, input))
  },
  async getLabel(input, context) {
    return ok(context, await getLabel(context.database, context.scope, input))
  },
  createLabel: (input, context) =>
    inTransaction(context, async (tx) => {
      const label = await createLabel(tx, context.scope, input)
      return created(context, `/v1/labels/${label.id}`, label)
    }),
  updateLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await updateLabel(tx, context.scope, input))),
  deleteLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await deleteLabel(tx, context.scope, input))),
} satisfies Handlers<'labels', RequestContext>
