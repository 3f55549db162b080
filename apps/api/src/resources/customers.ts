import type { Handlers } from '@channel/contract/types'
import { createCustomer, getCustomer, listCustomers, updateCustomer } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { created, ok, page } from '../reply.ts'

export const customers = {
  async listCustomers(input, context) {
    return page(context, await listCustomers(context.database, context.scope, input))
  },
  async getCustomer(input, context) {
    return ok(context, await getCustomer(context.database, context.scope, input))
  },
  createCustomer: (input, context) =>
    inTransaction(context, async (tx) => {
      const customer = await createCustomer(tx, context.scope, input)
      return created(context, `/v1/customers/${customer.id}`, customer)
    }),
  updateCustomer: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await updateCustomer(tx, context.scope, input))),
} satisfies Handlers<'customers', RequestContext>
