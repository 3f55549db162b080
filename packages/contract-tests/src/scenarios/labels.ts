import { expectEqual, expectHeader, expectMatch, expectStatus } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenLabel } from './given.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'

const invalidBodies = [
  ['an empty name', { name: '' }, 'name'],
  ['a name that is not a string', { name: 7 }, 'name'],
  ['an invalid color', { name: 'VIP', color: 'red' }, 'color'],
  ['no name', { color: '#0ea5e9' }, 'name'],
  ['an unknown field', { name: 'VIP', colour: '#0ea5e9' }, 'colour'],
] as const

export const labels = scenariosOf('labels', (scenario) => {
  scenario('returns the Location of a new label', async ({ channel }) => {
    const { data, response } = await channel.raw.POST('/v1/labels', { body: { name: uniqueName(), color: '#0ea5e9' } })
    expectStatus(response, 201)
    expectHeader(response, 'location', `/v1/labels/${data?.data.id}`)
  })

  scenario('reads, updates and deletes one', async (target) => {
    const path = { id: await givenLabel(target) }
    const { channel } = target
    const read = await channel.get('/v1/labels/{id}', { params: { path } })
    expectMatch(read, { data: { object: 'label', id: path.id } })
    const changed = await channel.patch('/v1/labels/{id}', { params: { path }, body: { name: uniqueName() } })
    expectMatch(changed, { data: { id: path.id } })
    const deleted = await channel.delete('/v1/labels/{id}', { params: { path } })
    expectEqual(deleted.data, { id: path.id, object: 'label', deleted: true })
  })

  scenario('returns 404 for a deleted label', async (target) => {
    const path = { id: await givenLabel(target) }
    const { channel } = target
    await channel.delete('/v1/labels/{id}', { params: { path } })
    const gone = channel.get('/v1/labels/{id}', { params: { path }, ...target.preferring('code=404') })
    await expectRefusal(gone, { status: 404, code: 'resource_not_found' })
  })

  scenario('lists them and iterates item by item', async (target) => {
    await givenLabel(target)
    const label = await takeFirst(target.channel.paginate('/v1/labels', { params: { query: { limit: 100 } } }))
    expectMatch(label, { object: 'label' })
  })

  for (const [what, body, param] of invalidBodies) {
    scenario(`rejects ${what}`, (target) =>
      expectRefusal(target.send('createLabel', { body }), { status: 400, code: 'invalid_field_value', param }),
    )
  }

  scenario('rejects a name that another label of the team has', async (target) => {
    const name = uniqueName()
    const { channel } = target
    await channel.post('/v1/labels', { body: { name } })
    const again = channel.post('/v1/labels', { body: { name }, ...target.preferring('code=400') })
    await expectRefusal(again, { status: 400, code: 'invalid_field_value' })
  })
})
