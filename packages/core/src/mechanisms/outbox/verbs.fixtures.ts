import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of outbox that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  hintPresence: nothing.by(async (tx, { organization_id }) =>
    core.hintPresence(tx, organization_id, {
      conversation_id: 'cnv_1',
      user: { id: 'usr_1', name: 'Ana' },
      state: 'viewing',
    }),
  ),
  hintWrite: nothing.by(async (tx, { organization_id }) => core.hintWrite(tx, organization_id, 'labels')),
  hintBroadcast: nothing.by(async (tx) => core.hintBroadcast(tx)),
  hintContactImport: nothing.by(async (tx) => core.hintContactImport(tx)),
}
