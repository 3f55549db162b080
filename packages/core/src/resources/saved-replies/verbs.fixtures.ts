import * as core from '../../testing/every-export.ts'
import { database, nothing, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const savedReply = { name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.' }

const savedReplyOf = async ({ scope }: World) => {
  const { id } = await database.transaction((tx) => core.createSavedReply(tx, scope, { body: savedReply }))
  return { id }
}

/** The verbs of saved replies that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createSavedReply: nothing.by((tx, { scope }) => core.createSavedReply(tx, scope, { body: savedReply })),
  updateSavedReply: nothing.with(async (world) => {
    const params = await savedReplyOf(world)
    return (tx) => core.updateSavedReply(tx, world.scope, { params, body: { name: 'Regular hours' } })
  }),
  deleteSavedReply: nothing.with(async (world) => {
    const params = await savedReplyOf(world)
    return (tx) => core.deleteSavedReply(tx, world.scope, { params })
  }),
}
