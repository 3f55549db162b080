import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).createSavedReply()
    for (const id of [unknownId('srp'), foreign.id])
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
  })

  it('rejects a malformed id', async () => {
    expect(await send(await api.tenant(), { params: { id: 'hours' } })).toMatchObject(invalidField('id'))
  })
})
