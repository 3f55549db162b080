import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getAssignmentRule', (send) => {
  it('returns the mode manual if nothing was set', async () => {
    const data = { object: 'assignment_rule', mode: 'manual', user_ids: [] }
    expect(await send(await api.tenant())).toMatchObject({ status: 200, body: { data } })
  })
})
