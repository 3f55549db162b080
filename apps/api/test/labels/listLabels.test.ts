import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listLabels', (send) => {
  it('filters by team', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    await tenant.createLabel({ name: 'A', team_id: tenant.team.id })
    await tenant.createLabel({ name: 'B', team_id: second.id })
    const { body } = await send(tenant, { query: { team_id: second.id } })
    expect(body.data).toMatchObject([{ name: 'B' }])
    const unknown = await send(tenant, { query: { team_id: 'team_unknown' } })
    expect(unknown.body.data).toEqual([])
  })
})
