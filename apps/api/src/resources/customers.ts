import type { Customer, CustomerSetupLink, Handlers } from '@channel/contract/types'
import { createCustomer, getCustomer, listCustomers, updateCustomer } from '@channel/core/customers'
import { createSetupLink, deleteSetupLink, getSetupLink, listSetupLinks } from '@channel/core/setup-links'
import { created, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const customers = {
  listCustomers: read(listCustomers, page),
  getCustomer: read(getCustomer),
  createCustomer: write(createCustomer, created(customerPath)),
  updateCustomer: write(updateCustomer),
  listSetupLinks: read(listSetupLinks, page),
  getSetupLink: read(getSetupLink),
  createSetupLink: write(createSetupLink, created(setupLinkPath)),
  deleteSetupLink: write(deleteSetupLink),
} satisfies Handlers<'customers', RequestContext>

function customerPath({ id }: Customer): string {
  return `/v1/customers/${id}`
}

function setupLinkPath({ customer_id, id }: CustomerSetupLink): string {
  return `/v1/customers/${customer_id}/setup_links/${id}`
}
