import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const down = await startApi({ database: 'unreachable' })

describeOperation('getHealth', (send) => {
  it('responds without a key and without a database', async () => {
    const disconnected = { ...(await api.tenant()), url: down.url }
    expect(await send(disconnected, { headers: { Authorization: '' } })).toMatchObject({
      status: 200,
      body: { data: { object: 'health', status: 'ok', version: '1.0.0', build: 'development' } },
    })
  })
})
