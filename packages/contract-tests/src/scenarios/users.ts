import { expectMatch } from '../checks/expect.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenUser } from './given.ts'
import { scenariosOf } from './scenario.ts'

export const users = scenariosOf('users', (scenario) => {
  scenario('lists them', async (target) => {
    const path = { id: await givenUser(target) }
    const listed = await takeFirst(target.channel.paginate('/v1/users', { params: { query: { limit: 100 } } }))
    expectMatch(listed, { object: 'user', ...path })
  })
})
