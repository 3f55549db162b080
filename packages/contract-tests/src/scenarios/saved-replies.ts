import { expectEqual, expectMatch } from '../checks/expect.ts'
import { invalidNow, noSuch } from '../checks/expect-refusal.ts'
import { onSavedReply } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName, uniqueShortcut } from './unique.ts'

const newReply = () => ({ name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello {{contact.name|there}}.' })

export const savedReplies = scenariosOf('saved replies', (scenario, refuses) => {
  scenario('reads, updates and deletes one', async (target) => {
    const { path } = await onSavedReply(target)
    expectMatch(await target.send('getSavedReply', { path }), { data: { object: 'saved_reply', id: path.id } })
    const changed = await target.send('updateSavedReply', { path, body: { text: 'Hello {{user.name}}.' } })
    expectMatch(changed, { data: { id: path.id } })
    const deleted = await target.send('deleteSavedReply', { path })
    expectEqual(deleted.data, { id: path.id, object: 'saved_reply', deleted: true })
  })

  refuses('returns 404 for a deleted one', 'getSavedReply', noSuch('id'), async (target) => {
    const { path } = await onSavedReply(target)
    await target.send('deleteSavedReply', { path })
    return { path }
  })

  refuses('rejects a shortcut in use, ignoring case', 'createSavedReply', invalidNow('shortcut'), async (target) => {
    const body = newReply()
    await target.send('createSavedReply', { body })
    return { body: { ...body, shortcut: body.shortcut.toUpperCase() } }
  })

  refuses('rejects an unknown variable', 'createSavedReply', invalidNow('text'), () => ({
    body: { ...newReply(), text: 'Hello {{contact.email}}.' },
  }))
})
