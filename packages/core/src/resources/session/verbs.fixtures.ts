import * as core from '../../testing/every-export.ts'
import { memberOf, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of session that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  openOrganization: nothing.with(async (world) => {
    const { id: signInId } = await memberOf(world)
    const opened = { sessionId: core.newId('session'), signInId, organizationId: world.organization_id }
    return (tx) => core.openOrganization(tx, opened)
  }),
}
