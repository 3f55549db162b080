import * as core from '../../testing/every-export.ts'
import { aWebhookSubscription } from '../../testing/index.ts'
import { database, nothing, records, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const subscriptionOf = async ({ organization_id }: World) => ({
  params: { id: (await aWebhookSubscription(database, organization_id)).id },
})

/** The verbs of webhook subscriptions that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createWebhookSubscription: nothing.by((tx, { scope }) => {
    const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true }
    return core.createWebhookSubscription(tx, scope, { body })
  }),
  updateWebhookSubscription: nothing.with(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.updateWebhookSubscription(tx, world.scope, { params, body: { enabled: false } })
  }),
  deleteWebhookSubscription: nothing.with(async (world) => {
    const request = await subscriptionOf(world)
    return (tx) => core.deleteWebhookSubscription(tx, world.scope, request)
  }),
  createWebhookSecret: nothing.with(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.createWebhookSecret(tx, world.scope, { params, body: { expire_previous_in_hours: 24 } })
  }),
  deleteWebhookSecret: nothing.with(async (world) => {
    const { params } = await subscriptionOf(world)
    const secret = await database.transaction((tx) =>
      core.createWebhookSecret(tx, world.scope, { params, body: { expire_previous_in_hours: 24 } }),
    )
    return (tx) => core.deleteWebhookSecret(tx, world.scope, { params: { ...params, secret_id: secret.id } })
  }),
  sendWebhookTest: records('webhook.test').with(async (world) => {
    const request = await subscriptionOf(world)
    return (tx) => core.sendWebhookTest(tx, world.scope, request)
  }),
  recoverWebhookDeliveries: nothing.with(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.recoverWebhookDeliveries(tx, world.scope, { params, body: { since: '2026-01-01T00:00:00Z' } })
  }),
}
