import type { Customer, Handlers } from '@channel/contract/types'
import { createCustomer, createSetupLink, getCustomer, listCustomers, updateCustomer } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { created, createdOnce, page } from '../reply.ts'
import { read, write } from '../verb-handlers.ts'

export const customers = {
  listCustomers: read(listCustomers, page),
  getCustomer: read(getCustomer),
  createCustomer: write(createCustomer, created(customerPath)),
  updateCustomer: write(updateCustomer),
  createSetupLink: write(createSetupLink, createdOnce),
} satisfies Handlers<'customers', RequestContext>

function customerPath({ id }: Customer): string {
  return `/v1/customers/${id}`
}
