import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
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
})
