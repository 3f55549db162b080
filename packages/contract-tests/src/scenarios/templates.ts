import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { notFound, refusal } from '../checks/expect-refusal.ts'
import { onAccount } from './given-paths.ts'
import { createdTemplate, givenTemplate, newTemplate } from './given-templates.ts'
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

  scenario('deletes one language of a template', async (target) => {
    const path = { phone_number_id: target.account, name: await createdTemplate(target) }
    const deleted = await target.send('deleteTemplate', { path, query: { language: 'en_US' } })
    expectMatch(deleted, { data: { object: 'template', deleted: true } })
  })

  refuses('returns 404 for an unknown name', 'getTemplate', { ...notFound, paramOfService: 'name' }, ({ account }) => ({
    path: { phone_number_id: account, name: 'never_made' },
  }))
})
