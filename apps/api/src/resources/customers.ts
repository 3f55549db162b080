import type { Handlers } from '@channel/contract/types'
import { createCustomer, createSetupLink, getCustomer, listCustomers, updateCustomer } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { created, createdOnce, ok, page } from '../reply.ts'

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
  createSetupLink: (input, context) =>
    inTransaction(context, async (tx) =>
      createdOnce(context, await createSetupLink(tx, context.scope, input, context.publicUrl)),
    ),
} satisfies Handlers<'customers', RequestContext>
