import { expectEqual, expectMatch } from '../checks/expect.ts'
import { invalidNow } from '../checks/expect-refusal.ts'
import { givenUser } from './given.ts'
import { onAccount } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

export const assignmentRules = scenariosOf('assignment rules', (scenario, refuses) => {
  scenario('keeps the users while they do not take turns', async (target) => {
    const user_ids = [await givenUser(target)]
    const request = onAccount(target)
    const body = { mode: 'round_robin', user_ids }
    expectMatch(await target.send('updateAssignmentRule', { ...request, body }), {
      data: { object: 'assignment_rule' },
    })
    const paused = await target.send('updateAssignmentRule', { ...request, body: { mode: 'manual' } })
    if (!target.isMock) expectEqual(paused.data, { object: 'assignment_rule', mode: 'manual', user_ids })
  })

  const refused = invalidNow('user_ids')
  refuses('rejects a user that does not exist', 'updateAssignmentRule', refused, (target) => ({
    ...onAccount(target),
    body: { user_ids: [UNKNOWN.id.users] },
  }))
})
