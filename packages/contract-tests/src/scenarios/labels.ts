import { expectEqual, expectMatch } from '../checks/expect.ts'
import { invalidNow, noSuch } from '../checks/expect-refusal.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenLabel } from './given.ts'
import { onLabel } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'

export const labels = scenariosOf('labels', (scenario, refuses) => {
  scenario('reads, updates and deletes one', async (target) => {
    const { path } = await onLabel(target)
    expectMatch(await target.send('getLabel', { path }), { data: { object: 'label', id: path.id } })
    const changed = await target.send('updateLabel', { path, body: { name: uniqueName() } })
    expectMatch(changed, { data: { id: path.id } })
    const deleted = await target.send('deleteLabel', { path })
    expectEqual(deleted.data, { id: path.id, object: 'label', deleted: true })
  })

  refuses('returns 404 for a deleted label', 'getLabel', noSuch('id'), async (target) => {
    const { path } = await onLabel(target)
    await target.send('deleteLabel', { path })
    return { path }
  })

  scenario('lists them and iterates item by item', async (target) => {
    await givenLabel(target)
    const label = await takeFirst(target.channel.paginate('/v1/labels', { params: { query: { limit: 100 } } }))
    expectMatch(label, { object: 'label' })
  })

  const taken = invalidNow('name')
  refuses('rejects a name that another label of the team has', 'createLabel', taken, async (target) => {
    const body = { name: uniqueName() }
    await target.send('createLabel', { body })
    return { body }
  })
})
