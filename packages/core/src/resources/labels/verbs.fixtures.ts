import * as core from '../../testing/every-export.ts'
import { aLabel } from '../../testing/index.ts'
import { database, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of labels that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createLabel: nothing.by((tx, { scope, team }) =>
    core.createLabel(tx, scope, { body: { team_id: team.id, name: 'VIP', color: '#64748b' } }),
  ),
  updateLabel: nothing.with(async ({ scope, team }) => {
    const { id } = await aLabel(database, team)
    return (tx) => core.updateLabel(tx, scope, { params: { id }, body: { name: 'Regulars' } })
  }),
  deleteLabel: nothing.with(async ({ scope, team }) => {
    const { id } = await aLabel(database, team)
    return (tx) => core.deleteLabel(tx, scope, { params: { id } })
  }),
}
