import type { Transaction } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import {
  bulkReplayWebhookDeliveries,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from '../../resources/webhook-deliveries/index.ts'
import { sendWebhookTest, updateWebhookSubscription } from '../../resources/webhook-subscriptions/index.ts'
import { aContact, aTenant, aWebhookSubscription } from '../../testing/index.ts'
import { deliveriesChannel, parseDeliveryHint } from './deliveries-channel.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

it('sends hints about new deliveries, and a general hint when a subscription is enabled', async () => {
  const heard: (string | undefined)[] = []
  const listener = database.listen(deliveriesChannel, (payload) => heard.push(payload))
  onTestFinished(() => listener.close())
  await expect.poll(() => heard.splice(0)).toEqual([undefined])
  /** The next hint. Hints are sent one after the other. */
  const hintOf = async (work: () => Promise<unknown>) => {
    await work()
    await expect.poll(() => heard.length).toBe(1)
    return parseDeliveryHint(heard.shift())
  }
  const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => () => database.transaction(work)

  const { scope, account } = await aTenant(database)
  const { id } = await aWebhookSubscription(database, scope.organizationId)
  const params = { id }
  const hint = { organization_id: scope.organizationId, subscription_id: id }
  expect(await hintOf(() => aContact(database, account))).toEqual({ ...hint, ofReplays: false })
  const asked = inTransaction((tx) => sendWebhookTest(tx, scope, { params }))
  expect(await hintOf(asked)).toEqual({ ...hint, ofReplays: false })

  const [delivery] = (await listWebhookDeliveries(database, scope, { query: { limit: 1 } })).data
  const one = inTransaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: delivery?.id ?? '' } }))
  expect(await hintOf(one)).toEqual({ ...hint, ofReplays: true })
  const many = inTransaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body: { subscription_id: id } }))
  expect(await hintOf(many)).toEqual({ ...hint, ofReplays: true })

  const change = (enabled: boolean) =>
    inTransaction((tx) => updateWebhookSubscription(tx, scope, { params, body: { enabled } }))
  await change(false)()
  expect(await hintOf(change(true))).toBe(undefined)
})
