import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteWebhookSubscription', (send) => {
  it('deletes a subscription permanently', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription()
    const { status, body } = await send(tenant, { params: { id } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ id, object: 'webhook_subscription', deleted: true })
    expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
  })
})
