import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('detachConversationLabel', (send) => {
  it('detaches the label, and ignores one that is not attached', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const { id: label_id } = await tenant.createLabel({ name: 'VIP' })
    await sendOperation('attachConversationLabel', tenant, { params: { id: conversation_id }, body: { label_id } })
    for (let times = 0; times < 2; times++) {
      expect(await send(tenant, { params: { id: conversation_id, label_id } })).toMatchObject({
        status: 200,
        body: { data: { conversation_id, label_id, attached: false } },
      })
    }
    const { body } = await sendOperation('listConversations', tenant, { query: { label_id } })
    expect(body.data).toEqual([])
  })

  it('returns 404 for an id that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const id = (await tenant.receiveMessage()).conversation_id
    const { id: label_id } = await tenant.createLabel({ name: 'VIP' })
    for (const foreign of [unknownId('lbl'), (await other.createLabel({ name: 'VIP' })).id]) {
      expect(await send(tenant, { params: { id, label_id: foreign } })).toMatchObject(notFound)
    }
    for (const foreign of [unknownId('cnv'), (await other.receiveMessage()).conversation_id]) {
      expect(await send(tenant, { params: { id: foreign, label_id } })).toMatchObject(notFound)
    }
  })

  it('rejects malformed ids, and an account that is not verified', async () => {
    const tenant = await api.tenant()
    const params = { id: unknownId('cnv'), label_id: unknownId('lbl') }
    expect(await send(tenant, { params: { ...params, id: 'x' } })).toMatchObject(invalidField('id'))
    expect(await send(tenant, { params: { ...params, label_id: 'x' } })).toMatchObject(invalidField('label_id'))
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    expect(await send(tenant, { params: { ...params, phone_number_id } })).toMatchObject(notVerified)
  })
})
