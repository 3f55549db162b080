import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getSavedReply', (send) => {
  it('returns the saved reply', async () => {
    const tenant = await api.tenant()
    const reply = await tenant.createSavedReply()
    expect(await send(tenant, { params: { id: reply.id } })).toMatchObject({ status: 200, body: { data: reply } })
  })

  it('returns 404 for an id that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).createSavedReply()
    expect(await send(tenant, { params: { id: unknownId('srp') } })).toMatchObject(notFound)
    expect(await send(tenant, { params: { id: foreign.id } })).toMatchObject(notFound)
  })

  it('rejects a malformed id', async () => {
    expect(await send(await api.tenant(), { params: { id: unknownId('lbl') } })).toMatchObject(invalidField('id'))
  })
})
