import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anOrganization, aScope, aWebhookSubscription } from '../../testing/index.ts'
import { deleteWebhookSubscription } from './delete-webhook-subscription.ts'
import { getWebhookSubscription } from './get-webhook-subscription.ts'
import { listWebhookSubscriptions } from './list-webhook-subscriptions.ts'

const database = await sharedDatabase()

async function some(count: number) {
  const organization = await anOrganization(database)
  const subscriptions = []
  for (let index = 0; index < count; index++) {
    const { secret: _, ...subscription } = await aWebhookSubscription(database, organization.id)
    subscriptions.unshift(subscription)
  }
  return { scope: aScope(organization.id), subscriptions }
}

it('lists the organization’s subscriptions, newest first, in pages, with their secrets', async () => {
  await some(1)
  const { scope, subscriptions } = await some(3)
  const first = await listWebhookSubscriptions(database, scope, { query: { limit: 2 } })
  expect(first).toMatchObject({ data: subscriptions.slice(0, 2), has_more: true })
  const query = { limit: 2, cursor: first.next_cursor ?? undefined }
  const second = await listWebhookSubscriptions(database, scope, { query })
  expect(second).toEqual({ data: subscriptions.slice(2), has_more: false, next_cursor: null })
  const elsewhere = listWebhookSubscriptions(database, (await some(0)).scope, { query })
  await expectApiError(elsewhere, 'invalid_cursor', 'cursor')
})

it('deletes a subscription permanently', async () => {
  const { scope, subscriptions } = await some(2)
  const params = { id: subscriptions[0]?.id ?? '' }
  const remove = () => database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params }))
  expect(await remove()).toEqual({ id: params.id, object: 'webhook_subscription', deleted: true })
  const { data } = await listWebhookSubscriptions(database, scope, { query: { limit: 25 } })
  expect(data).toEqual(subscriptions.slice(1))
  await expectApiError(getWebhookSubscription(database, scope, { params }), 'resource_not_found', 'id')
  await expectApiError(remove(), 'resource_not_found', 'id')
})
