import { setTimeout as delay } from 'node:timers/promises'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { status } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import type { AttemptOutcome } from '../../src/deliveries/attempt-outcome.ts'
import { startDeliveryEngine } from '../../src/deliveries/start-delivery-engine.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const success: AttemptOutcome = {
  responseStatus: 200,
  error: null,
  snippet: null,
  retryAfterMs: undefined,
  durationMs: 1,
}

it('lets several workers share deliveries without duplicates', async () => {
  const { subscribe, record, sink, engine, deliveries, errors } = await aDeliveryScene()
  for (const path of ['/a', '/b', '/c']) await record(await subscribe(path), 100)
  const engines = [engine(), engine(), engine()]
  await expect.poll(() => sink.received.length).toBe(300)
  await Promise.all(engines.map(({ stop }) => stop()))
  expect(sink.received).toHaveLength(300)
  for (const path of ['/a', '/b', '/c']) {
    expect(new Set(sink.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(100)
  }
  for (const each of await deliveries()) {
    expect(each).toMatchObject({ status: 'succeeded', attempt_count: 1, lease_token: null })
  }
  expect(errors).toEqual([])
})

it('ignores results of a worker that has lost its lease, and lets it begin no more attempts', async () => {
  const { subscribe, record, sink, engine, deliveries, clock, lines } = await aDeliveryScene()
  await record(await subscribe('/hook'), 3)
  const late = Promise.withResolvers<AttemptOutcome>()
  const sent: string[] = []
  const send = ({ headers }: { headers: Readonly<Record<string, string>> }) => {
    sent.push(headers['webhook-id'] ?? '')
    return late.promise
  }
  // It polls once, so that it cannot claim another delivery after the time has advanced.
  const slow = engine({ send, firstCap: 1, pollMs: 600_000 })
  await expect.poll(() => sent.length).toBe(1)
  clock.advance(60_001)
  engine()
  await expect.poll(() => sink.received.length).toBe(3)
  await expect.poll(async () => (await deliveries()).map((each) => each.status)).toEqual(Array(3).fill('succeeded'))
  late.resolve({ ...success, responseStatus: 500 })
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
  await slow.stop()
  expect(lines).toMatchObject([{ level: 'warn', count: 1, msg: expect.stringContaining('finished too late') }])
  for (const each of await deliveries()) expect(each).toMatchObject({ status: 'succeeded', attempt_count: 1 })
  expect(sink.received.filter(({ headers }) => headers['webhook-id'] === sent[0])).toHaveLength(1)
})

it('stops after finishing deliveries in flight and releasing the rest', async () => {
  const { subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  await record(await subscribe('/hook'), 10)
  const held: (() => void)[] = []
  sink.respond(undefined, (_request, response) => void held.push(() => response.end()))
  const { stop } = engine()
  await expect.poll(() => held.length).toBe(4)
  const stopped = stop()
  const leases = async () => (await deliveries()).filter((each) => each.lease_token !== null).length
  await expect.poll(leases).toBe(4)
  for (const respond of held) respond()
  await stopped
  const statuses = (await deliveries()).map((each) => each.status)
  expect(statuses.filter((each) => each === 'succeeded')).toHaveLength(4)
  expect(statuses.filter((each) => each === 'pending')).toHaveLength(6)
  expect([await leases(), sink.received.length]).toEqual([0, 4])
})

it('does not stop before it has released expiring deliveries, however slow the database is', async () => {
  const { subscribe, record, sink, engine, deliveries, clock, database } = await aDeliveryScene()
  await record(await subscribe('/hook'), 10)
  const held: (() => void)[] = []
  sink.respond(undefined, (_request, response) => void held.push(() => response.end()))
  const releasing = Promise.withResolvers<void>()
  const slow: Database = {
    ...database,
    async execute(statement, values) {
      if (statement.name === 'release_webhook_deliveries') {
        releasing.resolve()
        await delay(500)
      }
      return database.execute(statement, values)
    },
  }
  const { stop } = engine({ database: slow })
  await expect.poll(() => held.length).toBe(4)
  // Half of the lease: an attempt that begins now might not end in time.
  clock.advance(30_001)
  await releasing.promise
  for (const respond of held) respond()
  await stop()
  expect((await deliveries()).filter((each) => each.lease_token !== null)).toEqual([])
})

it('interrupts attempts that exceed the grace period, and retries them', async () => {
  const { subscribe, record, sink, engine, deliveries } = await aDeliveryScene()
  await record(await subscribe('/hook'), 1)
  sink.respond(undefined, () => undefined)
  const { stop } = engine({ graceMs: 100 })
  await expect.poll(() => sink.received.length).toBe(1)
  await stop()
  expect(await deliveries()).toMatchObject([
    { status: 'failed', attempt_count: 1, lease_token: null, attempts: [{ error: 'interrupted', status: null }] },
  ])
})

it('holds a delivery that it cannot sign, and reports the reason', async () => {
  const { subscribe, record, sink, database, deliveries, errors } = await aDeliveryScene()
  await record(await subscribe('/hook'), 2)
  const engine = startDeliveryEngine({
    database,
    secrets: deriveSecrets('another secret than the one that was used before'),
    send: async () => success,
    log: collectLog().log,
    onError: (error) => errors.push(error.message),
  })
  await expect.poll(() => errors).toContainEqual(expect.stringContaining('CHANNEL_SECRET has no secret'))
  await engine.stop()
  expect(sink.received).toEqual([])
  for (const each of await deliveries()) expect(each).toMatchObject({ status: 'pending', attempt_count: 0 })
})

it('continues when receivers recover after the circuit breaker opened', async () => {
  const { subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  sink.respond(undefined, status(503))
  await record(await subscribe('/hook'), 40)
  const { wake } = engine({ breakAfter: 2 })
  await expect.poll(() => sink.received.length).toBeGreaterThanOrEqual(2)
  const free = async () => (await deliveries()).every((each) => each.lease_token === null)
  await expect.poll(free).toBe(true)
  expect(sink.received.length).toBeLessThan(10)
  sink.respond(undefined, status(200))
  clock.advance(60_001)
  wake()
  const delivered = async () => (await deliveries()).every((each) => each.status === 'succeeded')
  await expect.poll(delivered).toBe(true)
})
