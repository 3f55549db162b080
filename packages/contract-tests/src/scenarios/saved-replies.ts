import { invalidNow } from '../checks/expect-refusal.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName, uniqueShortcut } from './unique.ts'

const newReply = () => ({ name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello {{contact.name|there}}.' })

export const savedReplies = scenariosOf('saved replies', (_scenario, refuses) => {
  refuses('rejects a shortcut in use, ignoring case', 'createSavedReply', invalidNow('shortcut'), async (target) => {
    const body = newReply()
    await target.send('createSavedReply', { body })
    return { body: { ...body, shortcut: body.shortcut.toUpperCase() } }
  })

  refuses('rejects an unknown variable', 'createSavedReply', invalidNow('text'), () => ({
    body: { ...newReply(), text: 'Hello {{contact.email}}.' },
  }))
})
