import * as core from '../../testing/every-export.ts'
import { anInboundMessage } from '../../testing/index.ts'
import { database, records, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of groups that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  applyGroupReport: records('group_conversation.updated').with(async ({ scope, account, phone_number_id }) => {
    const group_id = 'Y2FwaV9ncm91cDox'
    await anInboundMessage(database, account, { group_id })
    const at = '2026-11-20T09:14:06Z'
    const report = { phone_number_id, group_id, subject: 'Order 4711', joined: [], left: [], at }
    return (tx) => core.applyGroupReport(tx, scope, report)
  }),
}
