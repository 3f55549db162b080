import { expectEqual, expectHeader, expectMatch, expectStatus } from '../checks/expect.ts'
import { invalid, notFound } from '../checks/expect-refusal.ts'
import { givenUser } from './given.ts'
import { onConversation, onNote } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'

export const notes = scenariosOf('notes', (scenario, refuses) => {
  scenario('returns the Location of a new note', async (target) => {
    const { path } = await onConversation(target)
    const { data, response } = await target.channel.raw.POST('/v1/{phone_number_id}/conversations/{id}/notes', {
      params: { path },
      body: { text: 'Calls back.' },
    })
    expectStatus(response, 201)
    const { phone_number_id, id } = path
    expectHeader(response, 'location', `/v1/${phone_number_id}/conversations/${id}/notes/${data?.data.id}`)
  })

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

  refuses(
    'returns 404 for a deleted note',
    'updateNote',
    { ...notFound, paramOfService: 'note_id' },
    async (target) => {
      const { path } = await onNote(target)
      await target.send('deleteNote', { path })
      return { path, body: { text: 'Again.' } }
    },
  )

  const unknown = { ...invalid(), prefer: 'code=400', paramOfService: 'text' }
  refuses('rejects a mention of an unknown user', 'createNote', unknown, async (target) => ({
    ...(await onConversation(target)),
    body: { text: `<@usr_${'0'.repeat(26)}> Please call.` },
  }))
})
