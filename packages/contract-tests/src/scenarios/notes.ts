import { expectMatch } from '../checks/expect.ts'
import { invalidNow } from '../checks/expect-refusal.ts'
import { givenUser } from './given.ts'
import { onConversation } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'

export const notes = scenariosOf('notes', (scenario, refuses) => {
  scenario('writes one that mentions a user', async (target) => {
    const { path } = await onConversation(target)
    const user = await givenUser(target)
    const written = await target.send('createNote', { path, body: { text: `<@${user}> Please call.` } })
    expectMatch(written, { data: { object: 'note', mentions: [user], edited_at: null } })
  })

  const unknown = invalidNow('text')
  refuses('rejects a mention of an unknown user', 'createNote', unknown, async (target) => ({
    ...(await onConversation(target)),
    body: { text: `<@usr_${'0'.repeat(26)}> Please call.` },
  }))
})
