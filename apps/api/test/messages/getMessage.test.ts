import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown, of another account or of another organization', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount()
    const elsewhere = await tenant.receiveMessage({ phone_number_id })
    const foreign = await (await api.tenant()).receiveMessage()
    for (const id of [unknownId('msg'), elsewhere.id, foreign.id]) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it('rejects malformed ids, and an account that is not verified', async () => {
    const tenant = await api.tenant()
    const id = unknownId('msg')
    expect(await send(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    expect(await send(tenant, { params: { id, phone_number_id } })).toMatchObject(notVerified)
  })
})
