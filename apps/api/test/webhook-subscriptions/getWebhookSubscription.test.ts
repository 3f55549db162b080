import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown, malformed or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).createWebhookSubscription()
    for (const id of [unknownId('wbs'), foreign.id, 'wbs_nonsense']) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it('rejects an id of another kind', async () => {
    expect(await send(await api.tenant(), { params: { id: unknownId('lbl') } })).toMatchObject(invalidField('id'))
  })
})
