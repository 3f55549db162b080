import * as core from '../../testing/every-export.ts'
import { aUser } from '../../testing/index.ts'
import { conversationOf, database, labeling, nothing, records, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of conversations that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  updateConversation: records('conversation.updated').with(async (world) => {
    const [params, user] = [await conversationOf(world), await aUser(database, world.organization_id)]
    const body = { status: 'resolved' as const, assigned_to: user.id }
    return (tx) => core.updateConversation(tx, world.scope, { params, body })
  }),
  markConversationRead: records('conversation.updated').with(async (world) => {
    const params = await conversationOf(world)
    return (tx) => core.markConversationRead(tx, world.scope, { params, body: { typing: true } })
  }),
  attachConversationLabel: nothing.with(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    return (tx) => core.attachConversationLabel(tx, world.scope, { params, body })
  }),
  attachConversationLabelInAccount: nothing.with(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    return (tx) => core.attachConversationLabelInAccount(tx, world.scope, { params, body })
  }),
  detachConversationLabel: nothing.with(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    await database.transaction((tx) => core.attachConversationLabelInAccount(tx, world.scope, { params, body }))
    return (tx) => core.detachConversationLabel(tx, world.scope, { params: { ...params, ...body } })
  }),
}
