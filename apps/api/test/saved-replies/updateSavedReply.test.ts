import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateSavedReply', (send) => {
  it('updates the given fields and keeps the rest', async () => {
    const tenant = await api.tenant()
    const { updated_at, ...reply } = await tenant.createSavedReply()
    const { status, body } = await send(tenant, { params: { id: reply.id }, body: { text: 'From 8 to 20.' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...reply, text: 'From 8 to 20.' })
    expect(body.data.updated_at > updated_at).toBe(true)
    expect(await send(tenant, { params: { id: reply.id }, body: {} })).toMatchObject({ body: { data: body.data } })
  })

  it('rejects the shortcut of another one, but accepts its own', async () => {
    const tenant = await api.tenant()
    await tenant.createSavedReply({ shortcut: 'hours' })
    const { id } = await tenant.createSavedReply({ shortcut: 'thanks' })
    const rename = (shortcut: string) => send(tenant, { params: { id }, body: { shortcut } })
    expect(await rename('HOURS')).toMatchObject(invalidField('shortcut'))
    expect(await rename('Thanks')).toMatchObject({ status: 200 })
  })

  it.each([
    ['shortcut', { shortcut: 'a b' }],
    ['text', { text: '{{order}}' }],
  ])('names the invalid field %s in %j', async (param, body) => {
    const tenant = await api.tenant()
    const { id } = await tenant.createSavedReply()
    expect(await send(tenant, { params: { id }, body })).toMatchObject(invalidField(param))
  })
})
