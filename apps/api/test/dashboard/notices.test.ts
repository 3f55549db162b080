import { statement } from '@channel/db'
import { noticeSubscriptions } from '@channel/queues/notices'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const { database } = api.dependencies

const fail = statement(
  'test_notices_fail_subscription',
  `UPDATE webhook_subscriptions SET failing_since = date_trunc('milliseconds', now() - interval '2 hours')
   WHERE organization_id = $1 AND id = $2`,
)
const now = () => new Date()

it('lists notices, and says whether each is still so', async () => {
  const tenant = await api.tenant()
  const { organizationId } = tenant
  const owner = await aDashboardUser(api, { organizationId })
  const list = async () => (await owner.send('GET', '/dashboard/notices')).body.data
  expect(await list()).toEqual([])
  const { id } = await tenant.createWebhookSubscription()
  await database.execute(fail, [organizationId, id])
  await noticeSubscriptions(database, { now, mails: false })
  const [notice, ...others] = await list()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    object: 'notice',
    type: 'subscription.failing',
    status: 'open',
    subscription: { id, url: 'https://hooks.example.com/', disabled_reason: null, is_deleted: false },
    quota: null,
  })
  // Another URL begins anew.
  await owner.send('PATCH', `/dashboard/v1/webhook_subscriptions/${id}`, {
    body: { url: 'https://hooks.example.com/2' },
  })
  expect(await list()).toMatchObject([{ status: 'ended', subscription: { url: 'https://hooks.example.com/2' } }])
  await owner.send('DELETE', `/dashboard/v1/webhook_subscriptions/${id}`)
  expect(await list()).toMatchObject([{ status: 'ended', subscription: { is_deleted: true } }])
})
