import * as core from '../../testing/every-export.ts'
import { anInboundMessage } from '../../testing/index.ts'
import { database, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

const linkCreator = { userId: 'usr_1', publicUrl: 'https://channel.example.com' }

/** The verbs of message links that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createMessageLink: nothing.with(async ({ scope, account }) => {
    const { id: message_id } = await anInboundMessage(database, account)
    return (tx) => core.createMessageLink(tx, scope, { body: { message_id, expires_in_days: 7 } }, linkCreator)
  }),
  deleteMessageLink: nothing.with(async ({ scope, account }) => {
    const { id: message_id } = await anInboundMessage(database, account)
    const body = { message_id, expires_in_days: 7 }
    const { id } = await database.transaction((tx) => core.createMessageLink(tx, scope, { body }, linkCreator))
    return (tx) => core.deleteMessageLink(tx, scope, { params: { id } })
  }),
}
