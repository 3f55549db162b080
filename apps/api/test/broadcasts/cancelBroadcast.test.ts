import { expect, it } from 'vitest'
import { aBroadcast } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('cancelBroadcast', (cancel) => {
  it('ends a broadcast once, and leaves its recipients pending', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant, {}, 2)).id }
    await send('startBroadcast', tenant, { params })
    const { status, body } = await cancel(tenant, { params })
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'canceled', ended_at: expect.any(String), counts: { pending: 2 } },
    ])
    expect((await cancel(tenant, { params })).body.data).toEqual(body.data)
  })
})
