import { expectEqual, expectMatch } from '../checks/expect.ts'
import { invalidNow, noSuch } from '../checks/expect-refusal.ts'
import { givenUser } from './given.ts'
import { onConversation, onNote } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'

export const notes = scenariosOf('notes', (scenario, refuses) => {
  scenario('writes, changes and deletes one that mentions a user', async (target) => {
    const { path } = await onConversation(target)
    const user = await givenUser(target)
    const written = await target.send<{ id: string }>('createNote', { path, body: { text: `<@${user}> Please call.` } })
    expectMatch(written, { data: { object: 'note', mentions: [user], edited_at: null } })
    const note = { ...path, note_id: written.data.id }
    const changed = await target.send('updateNote', { path: note, body: { text: 'Done.' } })
    expectMatch(changed, { data: { id: note.note_id, object: 'note' } })
    const deleted = await target.send('deleteNote', { path: note })
    expectEqual(deleted.data, { id: note.note_id, object: 'note', deleted: true })
  })

  refuses('returns 404 for a deleted note', 'updateNote', noSuch('note_id'), async (target) => {
    const { path } = await onNote(target)
    await target.send('deleteNote', { path })
    return { path, body: { text: 'Again.' } }
  })

  const unknown = invalidNow('text')
  refuses('rejects a mention of an unknown user', 'createNote', unknown, async (target) => ({
    ...(await onConversation(target)),
    body: { text: `<@usr_${'0'.repeat(26)}> Please call.` },
  }))
})
