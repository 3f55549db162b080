import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteWebhookSecret', (send) => {
  it('deletes a secret, but not the last one', async () => {
    const tenant = await api.tenant()
    const { id, secrets } = await tenant.createWebhookSubscription()
    const added = (await sendOperation('createWebhookSecret', tenant, { params: { id }, body: {} })).body.data
    const secret_id = secrets[0]?.id ?? ''
    const { status, body } = await send(tenant, { params: { id, secret_id } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ id: secret_id, object: 'webhook_secret', deleted: true })
    expect(await send(tenant, { params: { id, secret_id } })).toMatchObject(notFound)
    const last = await send(tenant, { params: { id, secret_id: added.id } })
    expect(last).toMatchObject(failure(409, 'last_secret', 'secret_id'))
  })

  it('returns 404 for a secret of another subscription', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription()
    const sibling = await tenant.createWebhookSubscription()
    const params = { id, secret_id: sibling.secrets[0]?.id ?? '' }
    expect(await send(tenant, { params })).toMatchObject(notFound)
  })
})
