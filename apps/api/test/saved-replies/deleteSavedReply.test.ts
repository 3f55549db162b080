import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteSavedReply', (send) => {
  it('deletes the saved reply, whose shortcut can be used again', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createSavedReply()
    const deleted = { id, object: 'saved_reply', deleted: true }
    expect(await send(tenant, { params: { id } })).toMatchObject({ status: 200, body: { data: deleted } })
    expect(await sendOperation('getSavedReply', tenant, { params: { id } })).toMatchObject(notFound)
    expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    await tenant.createSavedReply()
  })
})
