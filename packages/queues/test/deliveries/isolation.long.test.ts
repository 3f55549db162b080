import { aContact } from '@channel/core/testing'
import { bulkReplayWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { getWebhookSubscription, updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { freePort } from '@channel/test-kit'
import { type Responder, status } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const never: Responder = () => undefined

it('delivers to healthy receivers while other receivers hang in every attempt', async () => {
  const { subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  const names = (kind: string) => Array.from({ length: 12 }, (_, index) => `/${kind}/${index}`)
  for (const path of names('dead')) {
    sink.respond(path, never)
    await record(await subscribe(path), 50)
  }
  const healthy = names('healthy')
  for (const path of healthy) await record(await subscribe(path), 10)
  // No hanging attempt ends during the test, so a slot held by one is lost for others.
  engine({ fastSlots: 8, slowSlots: 8, slowAfterMs: 50, attemptMs: 600_000, leaseMs: 3_600_000, graceMs: 0 })
  await expect.poll(() => healthy.map((path) => sink.at(path).length)).toEqual(healthy.map(() => 10))
  const delivered = async () => (await deliveries()).filter((each) => each.status === 'succeeded').length
  await expect.poll(delivered).toBe(120)
  for (const path of names('dead')) expect(sink.at(path).length).toBeLessThanOrEqual(4)
})

it('limits the attempts to each dead receiver while half of all receivers are dead, regardless of their backlog', async () => {
  const { database, tenant, subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  const names = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `/${kind}/${index}`)
  const [hanging, failing, absent] = [names('hanging', 4), names('failing', 4), names('absent', 4)]
  for (const path of hanging) sink.respond(path, never)
  for (const path of failing) sink.respond(path, status(503))
  const closedPort = await freePort()
  const dead = new Set<string>()
  for (const path of [...hanging, ...failing, ...absent]) {
    const { id } = await subscribe(path, absent.includes(path) ? { url: `http://127.0.0.1:${closedPort}/` } : {})
    await record({ id }, 100)
    dead.add(id)
  }
  const healthy = names('healthy', 12)
  for (const path of healthy) await subscribe(path)
  // Dead receivers free nothing during the test: no hanging attempt and no pause ends.
  const pause = { firstPauseMs: 600_000, maxPauseMs: 600_000 }
  const hang = { attemptMs: 600_000, leaseMs: 3_600_000, graceMs: 0, slowAfterMs: 500 }
  const limits = { fastSlots: 16, slowSlots: 16, firstCap: 4, breakAfter: 5 }
  const { stop } = engine({ ...limits, ...pause, ...hang })

  for (let made = 0; made < 10; made++) await aContact(database, tenant.account)
  await expect.poll(() => healthy.map((path) => sink.at(path).length)).toEqual(healthy.map(() => 10))
  await stop()
  const entries = await deliveries()
  const attempted = (id: string) => entries.filter((each) => each.subscription_id === id && each.attempt_count > 0)
  for (const id of dead) expect(attempted(id).length).toBeLessThan(4 + 5)
  for (const path of hanging) expect(sink.at(path).length).toBeLessThanOrEqual(4)
  const alive = entries.filter(({ subscription_id }) => !dead.has(subscription_id))
  expect(alive).toHaveLength(120)
  for (const each of alive) {
    expect(each).toMatchObject({ status: 'succeeded', attempts: [{ status: 200, error: null }] })
  }
})

it('delivers new events while many deliveries of another subscription wait', async () => {
  const { subscribe, record, sink, engine, waiting } = await aDeliveryScene()
  const backlog = await subscribe('/backlog')
  await record(backlog, 500)
  const held: (() => void)[] = []
  sink.respond('/backlog', (_request, response) => void held.push(() => response.end()))
  engine({ attemptMs: 600_000, leaseMs: 3_600_000 })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const fresh = await subscribe('/fresh')
  await record(fresh, 20)
  await expect.poll(() => sink.at('/fresh')).toHaveLength(20)
  expect(sink.at('/backlog').length).toBeLessThanOrEqual(32)

  sink.respond('/backlog', status(200))
  for (const respond of held) respond()
  await expect.poll(waiting).toBe(0)
  expect(new Set(sink.at('/backlog').map(({ headers }) => headers['webhook-id'])).size).toBe(500)
  expect(sink.received).toHaveLength(520)
})

it('makes first attempts while many retries wait', async () => {
  const { subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  const paths = Array.from({ length: 8 }, (_, index) => `/failing/${index}`)
  for (const path of paths) await record(await subscribe(path), 4)
  sink.respond(undefined, status(400))
  const { wake } = engine({ fastSlots: 4, slowSlots: 4, attemptMs: 600_000, leaseMs: 3_600_000, graceMs: 0 })
  const failed = async () => (await deliveries()).filter((each) => each.status === 'failed').length
  await expect.poll(failed).toBe(32)
  sink.respond(undefined, never)
  clock.advance(6_001)
  wake()
  await expect.poll(() => sink.received.length).toBe(34)
  sink.respond('/first', status(200))
  await record(await subscribe('/first'), 5)
  await expect.poll(() => sink.at('/first').length).toBe(5)
})

it('delivers new events while replays go to a former URL that no longer responds', async () => {
  const { subscribe, record, sink, engine, deliveries, scope, database } = await aDeliveryScene()
  const subscription = await subscribe('/former')
  await record(subscription, 40)
  const { wake } = engine({ breakAfter: 2, firstPauseMs: 600_000, maxPauseMs: 600_000 })
  const succeeded = async () => (await deliveries()).filter((each) => each.status === 'succeeded').length
  await expect.poll(succeeded).toBe(40)
  sink.respond('/former', status(503))
  const moving = { params: { id: subscription.id }, body: { url: `${sink.url}/present` } }
  await database.transaction((tx) => updateWebhookSubscription(tx, { ...scope, development: true }, moving))
  const body = { subscription_id: subscription.id }
  await database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body }))
  await expect.poll(() => sink.at('/former').length).toBeGreaterThanOrEqual(42)
  await record(subscription, 5)
  wake()
  await expect.poll(() => sink.at('/present').length).toBe(5)
  await expect.poll(succeeded).toBe(45)
  expect((await deliveries()).filter(({ status }) => status === 'pending').length).toBeGreaterThan(30)
})

it('gives a free slot to the subscription that has waited longest, however much others hold', async () => {
  const { subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  const held: (() => void)[] = []
  sink.respond('/busy', (_request, response) => void held.push(() => response.end()))
  await record(await subscribe('/busy'), 100)
  const hang = { attemptMs: 600_000, leaseMs: 3_600_000, slowAfterMs: 600_000, graceMs: 0 }
  engine({ fastSlots: 2, firstCap: 8, maxInFlight: 8, ...hang })
  await expect.poll(() => held.length).toBe(2)
  const fresh = await subscribe('/fresh')
  await record(fresh, 1)
  const isHeld = async () =>
    (await deliveries()).some((each) => each.subscription_id === fresh.id && each.lease_token !== null)
  await expect.poll(isHeld).toBe(true)
  // The engine may learn of its claim shortly after the database shows it.
  for (let freed = 1; freed <= 10; freed++) {
    held.shift()?.()
    await expect.poll(() => sink.received.length).toBeGreaterThanOrEqual(2 + freed)
  }
  expect(sink.at('/fresh')).toHaveLength(1)
})

it('sends nothing more to a receiver that is gone, and holds its deliveries', async () => {
  const { subscribe, record, sink, engine, deliveries, scope, database } = await aDeliveryScene()
  const { id } = await subscribe('/gone')
  await record({ id }, 50)
  const held: (() => void)[] = []
  sink.respond('/gone', (_request, response) => void held.push(() => response.writeHead(410).end()))
  const { stop } = engine({ firstCap: 4, firstPauseMs: 600_000, attemptMs: 600_000, leaseMs: 3_600_000 })
  await expect.poll(() => held.length).toBe(4)
  for (const respond of held) respond()
  const isEnabled = async () => (await getWebhookSubscription(database, scope, { params: { id } })).enabled
  await expect.poll(isEnabled).toBe(false)
  await stop()
  expect(sink.received).toHaveLength(4)
  const entries = await deliveries()
  expect(entries.filter((each) => each.status === 'dead')).toHaveLength(4)
  const rest = { status: 'pending', attempt_count: 0, lease_token: null }
  for (const each of entries.filter((each) => each.status !== 'dead')) expect(each).toMatchObject(rest)
})

it('holds no more deliveries than it can send soon, however many subscriptions have a backlog', async () => {
  const { subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  const held: (() => void)[] = []
  sink.respond(undefined, (_request, response) => void held.push(() => response.end()))
  for (let each = 0; each < 30; each++) await record(await subscribe(`/busy/${each}`), 20)
  const hang = { attemptMs: 600_000, leaseMs: 3_600_000, slowAfterMs: 600_000, graceMs: 0 }
  engine({ fastSlots: 8, firstCap: 4, maxHeld: 10, ...hang })
  await expect.poll(() => held.length).toBe(8)
  // In addition to the 8 in flight. Deliveries claimed before the listener connected are released meanwhile, and
  // claimed again.
  const leased = async () => (await deliveries()).filter((each) => each.lease_token !== null).length
  await expect.poll(leased).toBeLessThanOrEqual(8 + 10 + 30 * 4)
  sink.respond(undefined, status(200))
  for (const respond of held) respond()
  const delivered = async () => (await deliveries()).filter((each) => each.status === 'succeeded').length
  await expect.poll(delivered).toBe(600)
  expect(sink.received).toHaveLength(600)
})
