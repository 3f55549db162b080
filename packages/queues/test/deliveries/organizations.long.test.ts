import { bulkReplayWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { type Responder, status } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import type { AttemptOutcome } from '../../src/deliveries/attempt-outcome.ts'
import type { AttemptRequest } from '../../src/deliveries/delivery-context.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const never: Responder = () => undefined
const interrupted = {
  responseStatus: null,
  error: 'interrupted',
  snippet: null,
  retryAfterMs: undefined,
  durationMs: 1,
} as const
/** No attempt ends during the test: a slot that an organization has is lost for others. */
const hang = { attemptMs: 600_000, leaseMs: 3_600_000, graceMs: 0 }

/** An organization with more receivers that never respond than there are slots, each with some deliveries. */
async function aHangingOrganization() {
  const scene = await aDeliveryScene()
  const { sink, subscribe, record } = scene
  const subscriptions: string[] = []
  for (let each = 0; each < 20; each++) {
    sink.respond(`/hanging/${each}`, never)
    const subscription = await subscribe(`/hanging/${each}`)
    await record(subscription, 20)
    subscriptions.push(subscription.id)
  }
  const hanging = () => sink.received.filter(({ path }) => path.startsWith('/hanging/')).length
  return { ...scene, subscriptions, hanging, other: await scene.anotherOrganization() }
}

it('delivers the events of an organization while the receivers of another take all slots', async () => {
  const { engine, hanging, sink, other } = await aHangingOrganization()
  const limits = { ...hang, fastSlots: 8, slowSlots: 8, slowAfterMs: 600_000 }
  for (let worker = 0; worker < 2; worker++) engine(limits)
  // Alone, one organization may take all slots of both workers.
  await expect.poll(hanging).toBe(16)
  await other.record(await other.subscribe('/healthy'), 40)
  await expect.poll(() => sink.at('/healthy').length).toBe(40)
  expect(hanging()).toBe(16)
})

it('makes slow attempts of an organization while another has more of them than there are slots', async () => {
  const { engine, hanging, sink, other, deliveries } = await aHangingOrganization()
  engine({ ...hang, fastSlots: 8, slowSlots: 8, slowAfterMs: 50 })
  await expect.poll(hanging).toBeGreaterThan(16)
  // After a failure, a receiver's attempts use slow slots.
  sink.respond('/failing', status(503))
  const failing = await other.subscribe('/failing')
  await other.record(failing, 1)
  const failed = async () => (await deliveries()).filter((each) => each.status === 'failed').length
  await expect.poll(failed).toBe(1)
  await other.record(failing, 2)
  await expect.poll(failed).toBe(3)
})

it('delivers the events of an organization while another replays to receivers that hang', async () => {
  const { engine, hanging, sink, other, subscriptions, database, scope } = await aHangingOrganization()
  for (const subscription_id of subscriptions) {
    const body = { subscription_id }
    await database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body }))
  }
  engine({ ...hang, fastSlots: 8, slowSlots: 8, slowAfterMs: 600_000 })
  await expect.poll(hanging).toBe(8)
  await other.record(await other.subscribe('/healthy'), 40)
  await expect.poll(() => sink.at('/healthy').length).toBe(40)
})

it('claims for each organization in turn, however many deliveries and subscriptions another has', async () => {
  const { engine, clock, sink, other } = await aHangingOrganization()
  await other.record(await other.subscribe('/healthy'), 1)
  // All deliveries are due even if the system's clock is set back a little.
  clock.advance(1_000)
  const attempted: string[] = []
  const send = ({ url, signal }: AttemptRequest) => {
    attempted.push(url.slice(sink.url.length))
    return new Promise<AttemptOutcome>((resolve) => {
      signal.addEventListener('abort', () => resolve(interrupted))
    })
  }
  // A claim has two deliveries, and slots are plenty. The first claims show the order.
  engine({ ...hang, send, maxPerClaim: 2, firstCap: 1, slowAfterMs: 600_000 })
  await expect.poll(() => attempted.length).toBe(21)
  expect(attempted.slice(0, 2)).toContain('/healthy')
})
