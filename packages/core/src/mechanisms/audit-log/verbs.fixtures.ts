import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of audit log that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  recordAudit: nothing.by(async (tx, { organization_id }) =>
    core.recordAudit(tx, { organizationId: organization_id, action: 'createLabel', outcome: 'succeeded' }),
  ),
}
