import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of customers that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  addCustomer: nothing.by((tx, { organization_id }) => core.addCustomer(tx, { organization_id, name: 'Other' })),
  createCustomer: nothing.by((tx, { scope }) => core.createCustomer(tx, scope, { body: { name: 'Other' } })),
  updateCustomer: nothing.by((tx, { scope, customer: { id } }) =>
    core.updateCustomer(tx, scope, { params: { id }, body: { name: 'Renamed', status: 'suspended' } }),
  ),
}
