import { expectMatch } from '../checks/expect.ts'
import { invalidNow } from '../checks/expect-refusal.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenLabel } from './given.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'

export const labels = scenariosOf('labels', (scenario, refuses) => {
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
