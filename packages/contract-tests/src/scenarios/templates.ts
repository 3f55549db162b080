import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { noSuch, refusal } from '../checks/expect-refusal.ts'
import { onAccount } from './given-paths.ts'
import { createdTemplate, editableTemplate, givenTemplate, newTemplate, reviewTemplate } from './given-templates.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'

export const templates = scenariosOf('templates', (scenario, refuses) => {
  scenario('synchronizes with the provider and returns consistent counts', async (target) => {
    const params = onAccount(target)
    const { data } = await target.channel.post('/v1/{phone_number_id}/templates/sync', { params })
    const { synced, created, updated } = data
    expectMatch(data, { object: 'template_sync_result' })
    expectThat(synced > 0, 'body /data/synced', 'more than 0', synced)
    expectThat(created + updated <= synced, 'body /data/synced', 'at least created and updated', data)
  })

  scenario('returns a template by name and language', async (target) => {
    const path = { phone_number_id: target.account, name: await givenTemplate(target) }
    const { data } = await target.send<{ language: string }>('getTemplate', { path })
    expectMatch(data, { object: 'template' })
    const same = await target.send('getTemplate', { path, query: { language: data.language } })
    expectEqual(same.data, data)
  })

  scenario('creates a template, which waits for its review, and deletes it', async (target) => {
    const body = newTemplate()
    const created = await target.send<{ name: string }>('createTemplate', { ...onAccount(target), body })
    expectMatch(created, { data: { object: 'template', status: 'pending', variables: ['1', '2'] } })
    const path = { phone_number_id: target.account, name: created.data.name }
    const deleted = await target.send('deleteTemplate', { path })
    expectMatch(deleted, { data: { object: 'template', deleted: true } })
  })

  const taken = { ...refusal(409, 'template_already_exists'), paramOfService: 'name' }
  refuses('rejects a second template of a name and language', 'createTemplate', taken, async (target) => {
    const body = newTemplate()
    if (!target.isMock) await target.send('createTemplate', { ...onAccount(target), body })
    return { ...onAccount(target), body }
  })

  scenario('updates a template, which waits for its review again', async (target) => {
    const path = { phone_number_id: target.account, name: await editableTemplate(target) }
    const components = [{ type: 'BODY', text: 'All is ready.' }]
    const updated = await target.send('updateTemplate', { path, body: { components } })
    expectMatch(updated, { data: { object: 'template', status: 'pending' } })
    if (target.isMock) return
    expectMatch(updated, { data: { content: 'All is ready.', components, variables: [] } })
    await reviewTemplate(target, path.name, { status: 'APPROVED' })
    const approved = await pollUntil(async () => {
      const { data } = await target.send<{ status: string }>('getTemplate', { path })
      return data.status === 'approved' ? data : undefined
    })
    expectMatch(approved ?? {}, { status: 'approved', content: 'All is ready.' })
  })

  const invalidPart = (param: string) => ({ ...refusal(400, 'invalid_field_value'), paramOfService: param })
  refuses(
    'rejects another category of an approved template',
    'updateTemplate',
    invalidPart('category'),
    async (target) => {
      const path = { phone_number_id: target.account, name: await editableTemplate(target, { status: 'APPROVED' }) }
      return { path, body: { category: 'MARKETING' } }
    },
  )

  refuses(
    'rejects a text with a variable at its end',
    'updateTemplate',
    invalidPart('components[0].text'),
    async (target) => {
      const text = 'Your order is {{1}}'
      const components = [{ type: 'BODY', text, example: { body_text: [['ready']] } }]
      const name = target.isMock ? 'order_confirmation' : await givenTemplate(target)
      return { path: { phone_number_id: target.account, name }, query: { language: 'en_US' }, body: { components } }
    },
  )

  scenario('deletes one language of a template', async (target) => {
    const path = { phone_number_id: target.account, name: await createdTemplate(target) }
    const deleted = await target.send('deleteTemplate', { path, query: { language: 'en_US' } })
    expectMatch(deleted, { data: { object: 'template', deleted: true } })
  })

  refuses('returns 404 for an unknown name', 'getTemplate', noSuch('name'), ({ account }) => ({
    path: { phone_number_id: account, name: 'never_made' },
  }))
})
