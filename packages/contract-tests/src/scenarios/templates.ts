import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenTemplate } from './given-templates.ts'
import { scenariosOf } from './scenario.ts'

const onAccount = ({ account }: Target) => ({ phone_number_id: account })

export const templates = scenariosOf('templates', (scenario) => {
  scenario('synchronizes with the provider and returns consistent counts', async (target) => {
    const params = { path: onAccount(target) }
    const { data } = await target.channel.post('/v1/{phone_number_id}/templates/sync', { params })
    const { synced, created, updated } = data
    expectMatch(data, { object: 'template_sync_result' })
    expectThat(synced > 0, 'body /data/synced', 'more than 0', synced)
    expectThat(created + updated <= synced, 'body /data/synced', 'at least created and updated', data)
  })

  scenario('returns a template by name and language', async (target) => {
    const path = { ...onAccount(target), name: await givenTemplate(target) }
    const { channel } = target
    const { data } = await channel.get('/v1/{phone_number_id}/templates/{name}', { params: { path } })
    expectMatch(data, { object: 'template' })
    const params = { path, query: { language: data.language } }
    const same = await channel.get('/v1/{phone_number_id}/templates/{name}', { params })
    expectEqual(same.data, data)
  })

  scenario('returns 404 for an unknown name', async (target) => {
    const path = { ...onAccount(target), name: 'never_made' }
    const init = { params: { path }, ...target.preferring('code=404') }
    const missing = target.channel.get('/v1/{phone_number_id}/templates/{name}', init)
    await expectRefusal(missing, { status: 404, code: 'resource_not_found' })
  })

  scenario('filters the list', async (target) => {
    await givenTemplate(target)
    const { channel } = target
    const approved = { path: onAccount(target), query: { status: 'approved' as const, limit: 2 } }
    const list = await channel.get('/v1/{phone_number_id}/templates', { params: approved })
    expectThat(list.data.length > 0, 'body /data', 'a list with items', list.data)
    const params = { path: onAccount(target), query: { name: 'never_made' } }
    const none = await channel.get('/v1/{phone_number_id}/templates', { params, ...target.preferring('example=none') })
    expectMatch(none, { data: [], has_more: false, next_cursor: null })
  })

  scenario('rejects a filter with an unknown status', async (target) => {
    const params = { path: onAccount(target), query: { status: 'APPROVED' as never } }
    const wrong = target.channel.get('/v1/{phone_number_id}/templates', { params })
    await expectRefusal(wrong, { status: 400, code: 'invalid_field_value', param: 'status' })
  })
})
