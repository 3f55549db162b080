import { verifyWebhook } from '@channel/client'
import { createWebhookSecret } from '@channel/core/webhook-subscriptions'
import { type Received, status } from '@channel/test-kit/webhook-sink'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const rotations = 4
const eventsBetween = 20

/** Verifies a delivery with our client and the reference library, which have to agree. */
async function isTrusted({ headers, body }: Received, secret: string): Promise<boolean> {
  const [ours, theirs] = await Promise.allSettled([
    verifyWebhook(body, headers, { secret }),
    Promise.try(() => new Webhook(secret).verify(body, headers as Record<string, string>)),
  ])
  expect([ours.status, theirs.status]).toEqual([ours.status, ours.status])
  return ours.status === 'fulfilled'
}

it('signs with the old and the new secret while secrets are rotated', async () => {
  const { database, scope, subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  const { id, secret } = await subscribe('/hook')
  const secrets = [secret]
  engine()
  for (let each = 1; each <= rotations; each++) {
    await record({ id }, eventsBetween)
    await expect.poll(() => sink.received.length).toBeGreaterThan((each - 1) * eventsBetween)
    const input = { params: { id }, body: { expire_previous_in_hours: 24 } }
    secrets.push((await database.transaction((tx) => createWebhookSecret(tx, scope, input))).secret)
  }
  await record({ id }, eventsBetween)
  const all = (rotations + 1) * eventsBetween
  await expect.poll(async () => (await deliveries()).filter((each) => each.status === 'succeeded').length).toBe(all)
  expect(sink.received).toHaveLength(all)
  const signatures = new Set<number>()
  for (const received of sink.received) {
    const trusted = await Promise.all(secrets.map((each) => isTrusted(received, each)))
    // It signs with the secrets valid at the claim, always including the first one.
    const known = String(received.headers['webhook-signature']).split(' ').length
    expect(trusted).toEqual(secrets.map((_, index) => index < known))
    signatures.add(known)
  }
  expect([...signatures].toSorted()).toEqual(secrets.map((_, index) => index + 1))
})

it('retries deliveries that a receiver refuses because it knows only the new secret', async () => {
  const { database, scope, subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  const { id, secret } = await subscribe('/hook')
  await record({ id }, eventsBetween)
  const rotated = Promise.withResolvers<string>()
  const trusted: string[] = []
  const refused: string[] = []
  sink.respond('/hook', async (received, response) => {
    const isKnown = await isTrusted(received, await rotated.promise)
    const ids = isKnown ? trusted : refused
    ids.push(String(received.headers['webhook-id']))
    status(isKnown ? 200 : 401)(received, response)
  })
  const { wake } = engine()
  await expect.poll(() => sink.received.length).toBeGreaterThan(0)
  expect(await isTrusted(sink.received[0]!, secret)).toBe(true)
  const input = { params: { id }, body: { expire_previous_in_hours: 0 } }
  rotated.resolve((await database.transaction((tx) => createWebhookSecret(tx, scope, input))).secret)

  const count = async (...statuses: string[]) =>
    (await deliveries()).filter((each) => statuses.includes(each.status)).length
  await expect.poll(() => count('pending')).toBe(0)
  clock.advance(6_001)
  wake()
  await expect.poll(() => count('succeeded')).toBe(eventsBetween)
  const entries = await deliveries()
  expect(refused.length).toBeGreaterThan(0)
  expect(trusted.toSorted()).toEqual(entries.map(({ event_id }) => event_id).toSorted())
  const again = entries.flatMap(({ event_id, attempts }) => attempts.slice(1).map(() => event_id))
  expect(refused.toSorted()).toEqual(again.toSorted())
})
