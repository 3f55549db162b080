import * as core from '../../testing/every-export.ts'
import { memberOf, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of users that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createUser: nothing.by((tx, { organization_id }) =>
    core.createUser(tx, { organization_id, name: 'Kim Berg', email: 'kim@example.com' }),
  ),
  updateAvailability: nothing.with(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.updateAvailability(tx, world.scope, { body: { available: false } }, { userId })
  }),
}
