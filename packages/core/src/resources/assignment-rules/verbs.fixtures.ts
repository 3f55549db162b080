import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of assignment rules that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  updateAssignmentRule: nothing.by((tx, { scope, phone_number_id }) =>
    core.updateAssignmentRule(tx, scope, { params: { phone_number_id }, body: { mode: 'round_robin' } }),
  ),
}
