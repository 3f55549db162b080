import type { Channel, components } from '@channel/client'

/** Which events are sent; only `*` for all. */
export type EventTypes = components['schemas']['WebhookSubscriptionCreate']['event_types']

/** The subscription that a listener hears, and the secret that it checks signatures with. */
export interface ListenedSubscription {
  readonly id: string
  readonly secret: string
  /** Whether it was there before: what came to pass in the meantime is on its way. */
  readonly isKnown: boolean
}

const description = 'channel webhook listen'

/**
 * Subscribes a URL to events. A subscription that an earlier listener left for it is taken up: it gets another secret, as
 * nobody has kept the one before, and is enabled if it was not.
 */
export async function subscribe(channel: Channel, url: string, eventTypes: EventTypes): Promise<ListenedSubscription> {
  for await (const found of channel.paginate('/v1/webhook_subscriptions')) {
    if (found.url !== url || found.description !== description) continue
    const params = { path: { id: found.id } }
    // With an overlap there would be too many after ten listeners in a day.
    const body = { expire_previous_in_hours: 0 }
    const made = await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params, body })
    await channel.patch('/v1/webhook_subscriptions/{id}', { params, body: { event_types: eventTypes, enabled: true } })
    return { id: found.id, secret: made.data.secret, isKnown: true }
  }
  const { data } = await channel.post('/v1/webhook_subscriptions', {
    body: { url, event_types: eventTypes, description },
  })
  return { id: data.id, secret: data.secret, isKnown: false }
}

/**
 * Asks for what did not arrive, without waiting for its next attempt: up to 1,000 that failed and 1,000 that were given up.
 *
 * @returns how many come
 */
export async function replayMissed(channel: Channel, subscriptionId: string): Promise<number> {
  let coming = 0
  for (const status of ['failed', 'dead'] as const) {
    const { data } = await channel.post('/v1/webhook_deliveries/bulk_replay', {
      body: { subscription_id: subscriptionId, status },
    })
    coming += data.enqueued
  }
  return coming
}

/** Ends the subscription; one that is gone already is no failure. */
export async function unsubscribe(channel: Channel, id: string): Promise<void> {
  await channel.raw.DELETE('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
}
