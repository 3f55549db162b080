import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of teams that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createTeam: nothing.by((tx, { organization_id }) => core.createTeam(tx, { organization_id, name: 'Sales' })),
}
