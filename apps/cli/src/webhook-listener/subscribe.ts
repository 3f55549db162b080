import type { Channel, components } from '@channel/client'

/** The event types of the subscription; only `*` for all. */
export type EventTypes = components['schemas']['WebhookSubscriptionCreate']['event_types']

/** The listener's subscription, and the secret for its signatures. */
export interface ListenerSubscription {
  readonly id: string
  readonly secret: string
  /** Whether it existed before: then events since the last run will arrive. */
  readonly isKnown: boolean
}

const description = 'channel webhook listen'

/**
 * Subscribes a URL to events. A subscription that an earlier listener left for this URL is reused: it gets a new
 * secret, because the old one was not saved, and is enabled if necessary.
 */
export async function subscribe(channel: Channel, url: string, eventTypes: EventTypes): Promise<ListenerSubscription> {
  for await (const found of channel.paginate('/v1/webhook_subscriptions')) {
    if (found.url !== url || found.description !== description) continue
    const params = { path: { id: found.id } }
    // With an overlap, ten listeners in a day would exceed the max number of secrets.
    const body = { expire_previous_in_hours: 0 }
    const created = await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params, body })
    await channel.patch('/v1/webhook_subscriptions/{id}', { params, body: { event_types: eventTypes, enabled: true } })
    return { id: found.id, secret: created.data.secret, isKnown: true }
  }
  const { data } = await channel.post('/v1/webhook_subscriptions', {
    body: { url, event_types: eventTypes, description },
  })
  return { id: data.id, secret: data.secret, isKnown: false }
}

/**
 * Replays missed deliveries without waiting for their next attempt: up to 1,000 failed and 1,000 dead ones.
 *
 * @returns the number of replayed deliveries
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

/** Deletes the subscription. If it no longer exists, that is not an error. */
export async function unsubscribe(channel: Channel, id: string): Promise<void> {
  await channel.raw.DELETE('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
}
