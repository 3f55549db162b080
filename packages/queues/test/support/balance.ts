import type { Received } from '@channel/test-kit/webhook-sink'
import { expect } from 'vitest'
import type { StoredDelivery } from './delivery-scene.ts'

/** How often each event was received. */
export function timesOf(received: readonly Received[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { headers } of received) {
    const id = String(headers['webhook-id'])
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}

/**
 * Expects that every event was received and every delivery has one attempt; `lost` is the number of additional requests
 * whose results were not recorded.
 */
export function expectBalance(
  deliveries: readonly StoredDelivery[],
  received: readonly Received[],
  lost: number,
): void {
  for (const each of deliveries) {
    expect(each).toMatchObject({ status: 'succeeded', attempt_count: 1, lease_token: null, next_attempt_at: null })
    expect(each.attempts).toEqual([{ error: null, status: 200 }])
  }
  expect([...timesOf(received).keys()].toSorted()).toEqual(deliveries.map(({ event_id }) => event_id).toSorted())
  expect(received.length).toBe(deliveries.length + lost)
}
