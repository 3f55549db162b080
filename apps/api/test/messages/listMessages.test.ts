import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { send as sendAny } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listMessages', (send) => {
  it('filters, combining filters with AND', async () => {
    const tenant = await api.tenant()
    const first = await tenant.receiveMessage()
    const second = await tenant.receiveMessage()
    const found = async (query: Record<string, string>) =>
      (await send(tenant, { query })).body.data.map(({ id }: { id: string }) => id)
    const { conversation_id } = first
    expect(await found({ conversation_id })).toEqual([first.id])
    expect(await found({ direction: 'inbound', status: 'delivered' })).toEqual([second.id, first.id])
    expect(await found({ direction: 'outbound' })).toEqual([])
    expect(await found({ created_after: second.created_at })).toEqual([second.id])
    expect(await found({ created_before: second.created_at })).toEqual([first.id])
    expect(await found({ conversation_id, created_after: second.created_at })).toEqual([])
  })

  it('lists scheduled messages, also of a conversation', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const later = async (hours: number, more: object = {}) => {
      const send_at = new Date(Date.now() + hours * 3_600_000).toISOString()
      const body = { conversation_id, type: 'text', text: { body: 'Hello' }, send_at, ...more }
      return (await sendAny('sendMessage', tenant, { body })).body.data.id
    }
    const [first, second] = [await later(2), await later(1)]
    const { conversation_id: other } = await tenant.receiveMessage()
    const third = await later(3, { conversation_id: other })
    await later(1, { send_at: undefined })
    const found = async (query: Record<string, string>) =>
      (await send(tenant, { query: { scheduled: 'true', ...query } })).body.data.map(({ id }: { id: string }) => id)
    expect(await found({})).toEqual([third, second, first])
    expect(await found({ conversation_id })).toEqual([second, first])
    expect(await found({ direction: 'outbound', status: 'pending' })).toEqual([third, second, first])
    expect(await found({ direction: 'inbound' })).toEqual([])
    expect(await found({ status: 'sent' })).toEqual([])
    expect(await found({ kind: 'group' })).toEqual([])
  })

  it('rejects to list what is not scheduled', async () => {
    expect(await send(await api.tenant(), { query: { scheduled: 'false' } })).toMatchObject(invalidField('scheduled'))
  })

  it("accepts timestamps beyond PostgreSQL's range", async () => {
    const query = { created_after: '0000-01-01T00:00:00+23:59', created_before: '9999-12-31T23:59:59-23:59' }
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage()
    expect((await send(tenant, { query })).body.data).toEqual([message])
  })

  it('lists messages of groups by their conversation, or on request', async () => {
    const tenant = await api.tenant()
    const alone = await tenant.receiveMessage()
    const { id, conversation_id } = await tenant.receiveMessage({ group_id: 'Y2FwaV9ncm91cDox' })
    const list = async (query: Record<string, string>) =>
      (await send(tenant, { query })).body.data.map((message: { id: string }) => message.id)
    expect(await list({})).toEqual([alone.id])
    expect(await list({ kind: 'individual' })).toEqual([alone.id])
    expect(await list({ kind: 'group' })).toEqual([id])
    expect(await list({ conversation_id })).toEqual([id])
    expect(await list({ conversation_id, kind: 'individual' })).toEqual([])
    expect(await list({ conversation_id: alone.conversation_id, kind: 'group' })).toEqual([])
  })
})
