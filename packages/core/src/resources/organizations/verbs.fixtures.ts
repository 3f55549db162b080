import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of organizations that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createOrganization: nothing.by((tx) => core.createOrganization(tx, { name: 'Other' })),
  updateOrganization: nothing.by((tx, { organization_id }) =>
    core.updateOrganization(tx, { id: organization_id, plan: 'standard' }),
  ),
  updateBrand: nothing.by((tx, { organization_id }) => core.updateBrand(tx, { id: organization_id, color: '#0b57d0' })),
  updateOwnOrganization: nothing.by((tx, { scope }) =>
    core.updateOwnOrganization(tx, scope, { body: { name: 'Renamed' } }, { usedSecondFactor: false }),
  ),
}
