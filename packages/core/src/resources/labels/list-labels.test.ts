import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aLabel, aTeam, aTenant } from '../../testing/index.ts'
import { listLabels } from './list-labels.ts'

const database = await sharedDatabase()

it('lists the organization’s labels, newest first, in pages', async () => {
  const { scope, team } = await aTenant(database)
  await aLabel(database, (await aTenant(database)).team)
  const labels = []
  for (let index = 0; index < 3; index++) labels.unshift(await aLabel(database, team))
  const first = await listLabels(database, scope, { query: { limit: 2 } })
  expect(first).toEqual({ data: labels.slice(0, 2), has_more: true, next_cursor: expect.stringMatching(/^v1\./) })
  const cursor = first.next_cursor ?? undefined
  const second = await listLabels(database, scope, { query: { limit: 2, cursor } })
  expect(second).toEqual({ data: labels.slice(2), has_more: false, next_cursor: null })
})

it('filters by team, and refuses the cursor for another team', async () => {
  const { scope, team, organization } = await aTenant(database)
  const second = await aTeam(database, organization.id)
  await aLabel(database, team)
  const [older, newer] = [await aLabel(database, second), await aLabel(database, second)]
  const page = await listLabels(database, scope, { query: { team_id: second.id, limit: 1 } })
  expect(page.data).toEqual([newer])
  const cursor = page.next_cursor ?? undefined
  const next = await listLabels(database, scope, { query: { team_id: second.id, limit: 25, cursor } })
  expect(next.data).toEqual([older])
  const withAnother = listLabels(database, scope, { query: { team_id: team.id, limit: 25, cursor } })
  await expectApiError(withAnother, 'invalid_cursor', 'cursor')
  const foreign = await aTenant(database)
  const theirs = await listLabels(database, scope, { query: { team_id: foreign.team.id, limit: 25 } })
  expect(theirs.data).toEqual([])
})
