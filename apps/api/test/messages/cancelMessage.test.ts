import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()

const hourMs = 3_600_000
const inAnHour = () => new Date(Date.now() + hourMs).toISOString()
const hello = { type: 'text', text: { body: 'Hello' } }

async function aMessage(tenant: Tenant, fields: object = {}) {
  const { conversation_id } = await tenant.receiveMessage()
  const { body } = await send('sendMessage', tenant, { body: { conversation_id, ...hello, ...fields } })
  return body.data
}

describeOperation('cancelMessage', (cancel) => {
  it.each([
    ['that is scheduled', () => ({ send_at: inAnHour() })],
    ['that waits to be sent', () => ({})],
  ])('cancels a message %s, once', async (_what, fields) => {
    const tenant = await api.tenant()
    const message = await aMessage(tenant, fields())
    const params = { id: message.id }
    const { status, body } = await cancel(tenant, { params })
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...message,
        status: 'failed',
        failed_at: body.data.canceled_at,
        error: { code: 'canceled', provider_code: null },
      },
    ])
    expect((await send('getMessage', tenant, { params })).body.data).toEqual(body.data)
    expect((await cancel(tenant, { params })).body.data).toEqual(body.data)
    expect((await send('listMessages', tenant, { query: { scheduled: 'true' } })).body.data).toEqual([])
  })

  it('returns 409 for a message that was received', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.receiveMessage()
    expect(await cancel(tenant, { params: { id } })).toMatchObject(failure(409, 'message_not_cancelable', 'id'))
  })
})
