import { expectEqual, expectHeader, expectMatch, expectStatus } from '../checks/expect.ts'
import { invalid, notFound } from '../checks/expect-refusal.ts'
import { onSavedReply } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName, uniqueShortcut } from './unique.ts'

const newReply = () => ({ name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello {{contact.name|there}}.' })

export const savedReplies = scenariosOf('saved replies', (scenario, refuses) => {
  scenario('returns the Location of a new one', async ({ channel }) => {
    const { data, response } = await channel.raw.POST('/v1/saved_replies', { body: newReply() })
    expectStatus(response, 201)
    expectHeader(response, 'location', `/v1/saved_replies/${data?.data.id}`)
  })

  scenario('reads, updates and deletes one', async (target) => {
    const { path } = await onSavedReply(target)
    expectMatch(await target.send('getSavedReply', { path }), { data: { object: 'saved_reply', id: path.id } })
    const changed = await target.send('updateSavedReply', { path, body: { text: 'Hello {{user.name}}.' } })
    expectMatch(changed, { data: { id: path.id } })
    const deleted = await target.send('deleteSavedReply', { path })
    expectEqual(deleted.data, { id: path.id, object: 'saved_reply', deleted: true })
  })

  refuses('returns 404 for a deleted one', 'getSavedReply', { ...notFound, paramOfService: 'id' }, async (target) => {
    const { path } = await onSavedReply(target)
    await target.send('deleteSavedReply', { path })
    return { path }
  })

  const refused = (paramOfService: string) => ({ ...invalid(), prefer: 'code=400', paramOfService })
  refuses('rejects a shortcut in use, ignoring case', 'createSavedReply', refused('shortcut'), async (target) => {
    const body = newReply()
    await target.send('createSavedReply', { body })
    return { body: { ...body, shortcut: body.shortcut.toUpperCase() } }
  })

  refuses('rejects an unknown variable', 'createSavedReply', refused('text'), () => ({
    body: { ...newReply(), text: 'Hello {{contact.email}}.' },
  }))
})
