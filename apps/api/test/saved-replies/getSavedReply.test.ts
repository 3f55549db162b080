import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getSavedReply', (send) => {
  it('returns the saved reply', async () => {
    const tenant = await api.tenant()
    const reply = await tenant.createSavedReply()
    expect(await send(tenant, { params: { id: reply.id } })).toMatchObject({ status: 200, body: { data: reply } })
  })
})
