import { openDatabase } from '@channel/db'
import { expect, it, onTestFinished } from 'vitest'
import { expectBalance, timesOf } from '../support/balance.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'
import { expectAllDelivered, startWorker, waitUntilDisconnected } from './crashes.fixtures.ts'

it('completes all deliveries after a worker dies at step "responded"', () => expectAllDelivered('responded'))

it('resends deliveries in flight at a crash, under the same id', async () => {
  const { database, subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  await record(await subscribe('/hook'), 4)
  sink.respond(undefined, () => undefined)
  const { child, died } = startWorker(database.url)
  await expect.poll(() => sink.received.length).toBe(4)
  child.kill('SIGKILL')
  await died
  await waitUntilDisconnected(database)
  sink.respond(undefined, (_request, response) => void response.end())
  clock.advance(60_001)
  engine()
  const delivered = async () => (await deliveries()).every(({ status }) => status === 'succeeded')
  await expect.poll(delivered).toBe(true)
  expectBalance(await deliveries(), sink.received, 4)
  expect([...timesOf(sink.received).values()]).toEqual([2, 2, 2, 2])
})

it('continues after the database was unavailable for a while', async () => {
  const { database, subscribe, record, sink, engine, deliveries, clock, errors } = await aDeliveryScene()
  for (const path of ['/a', '/b', '/c']) await record(await subscribe(path), 200)
  const url = new URL(database.url.replace('@/', '@localhost/'))
  const name = url.pathname.slice(1)
  const admin = openDatabase({ url: database.url.replace(`/${name}`, '/postgres'), poolSize: 1 })
  onTestFinished(() => admin.close())
  const admit = (allowed: boolean) =>
    admin.session((session) =>
      session.run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed};
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
    )

  const held: (() => void)[] = []
  sink.respond(undefined, (_request, response) => {
    if (held.length < 6) held.push(() => response.end())
    else response.end()
  })
  const { stop } = engine()
  await expect.poll(() => sink.received.length).toBeGreaterThan(50)
  await admit(false)
  // Responses that arrive meanwhile are kept until they can be recorded.
  for (const respond of held) respond()
  await expect.poll(() => errors.length).toBeGreaterThan(3)
  await admit(true)
  const quiet = async () =>
    (await deliveries()).every(({ status, lease_token }) => status === 'succeeded' || lease_token !== null)
  await expect.poll(quiet).toBe(true)
  await stop()
  // Deliveries of a claim whose response was lost are free when its lease expires.
  clock.advance(60_001)
  engine()
  const delivered = async () => (await deliveries()).every(({ status }) => status === 'succeeded')
  await expect.poll(delivered).toBe(true)
  expectBalance(await deliveries(), sink.received, 0)
})
