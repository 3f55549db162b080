import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound, notVerified } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { describeAttaching } from './attach-conversation-label.fixtures.ts'

const api = await startApi()

describeOperation('attachConversationLabelInAccount', (send) => {
  describeAttaching(api, send)

  it('returns 404 for a conversation of another account, and rejects an unverified account', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount()
    const { conversation_id } = await tenant.receiveMessage({ phone_number_id })
    const label = await tenant.createLabel({ name: 'VIP' })
    const body = { label_id: label.id }
    expect(await send(tenant, { params: { id: conversation_id }, body })).toMatchObject(notFound)
    const unverified = await tenant.addAccount({ verified: false })
    const params = { phone_number_id: unverified.phone_number_id, id: conversation_id }
    expect(await send(tenant, { params, body })).toMatchObject(notVerified)
  })
})
