import * as core from '../../testing/every-export.ts'
import { contactOf, database, nothing, type VerbsOf, type World } from '../../testing/verb-cases.ts'

/**
 * A delivery of an enabled subscription: disabled ones get no replays, and the deliveries of one event have no fixed
 * order.
 */
const deliveryOf = async (world: World) => {
  await contactOf(world)
  const query = { limit: 100 }
  const subscriptions = await core.listWebhookSubscriptions(database, world.scope, { query })
  const enabled = subscriptions.data.filter((each) => each.enabled).map(({ id }) => id)
  const { data } = await core.listWebhookDeliveries(database, world.scope, { query })
  return data.find(({ subscription_id }) => enabled.includes(subscription_id))!
}

/** The verbs of webhook deliveries that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  replayWebhookDelivery: nothing.with(async (world) => {
    const { id } = await deliveryOf(world)
    return (tx) => core.replayWebhookDelivery(tx, world.scope, { params: { id } })
  }),
  bulkReplayWebhookDeliveries: nothing.with(async (world) => {
    const { subscription_id } = await deliveryOf(world)
    return (tx) => core.bulkReplayWebhookDeliveries(tx, world.scope, { body: { subscription_id } })
  }),
}
