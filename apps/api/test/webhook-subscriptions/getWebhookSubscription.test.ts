import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getWebhookSubscription', (send) => {
  it('returns a subscription with only a hint of its secrets', async () => {
    const tenant = await api.tenant()
    const { secret, ...subscription } = await tenant.createWebhookSubscription()
    const { status, body } = await send(tenant, { params: { id: subscription.id } })
    expect(status).toBe(200)
    expect(body.data).toEqual(subscription)
    expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('returns 404 for an id that is malformed after its prefix', async () => {
    expect(await send(await api.tenant(), { params: { id: 'wbs_nonsense' } })).toMatchObject(notFound)
  })
})
