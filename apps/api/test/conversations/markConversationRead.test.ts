import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('markConversationRead', (mark) => {
  it.each([
    ['without a body', {}],
    ['with an empty body', { body: {} }],
    ['with a typing indicator', { body: { typing: true } }],
  ])('marks all messages as read, %s, and changes nothing the second time', async (_what, parts) => {
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage()
    const params = { id: message.conversation_id }
    const { status, body } = await mark(tenant, { params, ...parts })
    expect([status, body.data]).toMatchObject([200, { id: params.id, status: 'open', unread_count: 0 }])
    const read = await send('getMessage', tenant, { params: { id: message.id } })
    expect(read.body.data).toMatchObject({ status: 'read', read_at: expect.any(String) })
    expect((await mark(tenant, { params, ...parts })).body.data).toEqual(body.data)
  })
})
