import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).createWebhookSubscription()
    for (const id of [unknownId('wbs'), foreign.id]) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it('rejects an id of another kind', async () => {
    expect(await send(await api.tenant(), { params: { id: unknownId('lbl') } })).toMatchObject(invalidField('id'))
  })
})
