import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getMessage', (send) => {
  it('returns the complete message', async () => {
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage({ unsupported: { type: 'edit' }, content: null })
    const { status, body } = await send(tenant, { params: { id: message.id } })
    expect(status).toBe(200)
    expect(body.data).toEqual(message)
    expect(body.data).toMatchObject({ object: 'message', unsupported: { type: 'edit' }, content: null })
  })
})
