import * as core from '../../testing/every-export.ts'
import { conversationOf, database, nothing, records, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const byKey = { author: { type: 'api_key', id: 'key_01KAHX9R2T4V6X8Z0B1D3F5H7K' } } as const

const noteOf = async (world: World) => {
  const params = await conversationOf(world)
  const input = { params, body: { text: 'Calls back.' } }
  const { id: note_id } = await database.transaction((tx) => core.createNote(tx, world.scope, input, byKey))
  return { ...params, note_id }
}

/** The verbs of notes that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createNote: records('note.created').with(async (world) => {
    const params = await conversationOf(world)
    return (tx) => core.createNote(tx, world.scope, { params, body: { text: 'Calls back.' } }, byKey)
  }),
  updateNote: records('note.updated').with(async (world) => {
    const params = await noteOf(world)
    return (tx) => core.updateNote(tx, world.scope, { params, body: { text: 'Calls back tomorrow.' } })
  }),
  deleteNote: records('note.deleted').with(async (world) => {
    const params = await noteOf(world)
    return (tx) => core.deleteNote(tx, world.scope, { params })
  }),
  markMentionsRead: nothing.with(async ({ scope }) => {
    const user = { userId: core.newId('user') }
    return (tx) => core.markMentionsRead(tx, scope, { body: {} }, user)
  }),
}
