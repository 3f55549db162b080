import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { attemptDeliveries } from '../support/attempt-deliveries.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const database = await sharedDatabase()
const since = '2026-01-01T00:00:00Z'

describeOperation('recoverWebhookDeliveries', (send) => {
  it('sends failed and dead deliveries again, once', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription({ event_types: ['contact.created'] })
    const { organizationId } = tenant
    const recover = () => send(tenant, { params: { id }, body: { since } })
    await tenant.createContact()
    expect((await recover()).body.data).toMatchObject({ object: 'webhook_recovery', enqueued: 0, remaining: 0 })
    await attemptDeliveries(database, { organizationId, subscriptionId: id }, { responseStatus: 500 })
    expect(await recover()).toMatchObject({
      status: 202,
      body: { data: { subscription_id: id, enqueued: 1, remaining: 0 } },
    })
    expect((await recover()).body.data).toMatchObject({ enqueued: 0, remaining: 0 })
  })

  it('returns 409 if the subscription is disabled', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription({ enabled: false })
    const response = await send(tenant, { params: { id }, body: { since } })
    expect(response).toMatchObject(failure(409, 'webhook_subscription_disabled'))
  })

  it('rejects an end that is not after the beginning', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription()
    expect(await send(tenant, { params: { id }, body: { since, until: since } })).toMatchObject(invalidField('until'))
  })
})
