import { anInboundMessage } from '@channel/core/testing'
import { type Database, openDatabase, statement } from '@channel/db'
import { expect, it, onTestFinished } from 'vitest'
import { expectBalance, timesOf } from '../support/balance.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'
import type { Step } from '../support/engine-process.ts'
import { startDying } from '../support/start-dying.ts'

const entry = new URL('../support/engine-process.ts', import.meta.url)

const startWorker = (databaseUrl: string, step?: Step) =>
  startDying(entry, { DATABASE_URL: databaseUrl, ...(step && { DIE_AT: step }) })

const countConnections = statement(
  'test_count_connections_of_dying_worker',
  `SELECT count(*) AS count FROM pg_stat_activity
   WHERE application_name = 'channel-dying-worker' AND datname = current_database()`,
)

/** Waits until the server has noticed the end of a worker: it still executes statements that the worker has sent. */
async function waitUntilDisconnected(database: Database): Promise<void> {
  const connections = async () => (await database.query<{ count: number }>(countConnections))[0]?.count
  await expect.poll(connections).toBe(0)
}

async function expectAllDelivered(step: Step): Promise<void> {
  const { database, subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  await record(await subscribe('/hook'), 20)
  const { died } = startWorker(database.url, step)
  expect(await died).toBe('SIGKILL')
  await waitUntilDisconnected(database)
  const atDeath = await deliveries()
  const leased = new Set(atDeath.filter(({ lease_token }) => lease_token !== null).map(({ event_id }) => event_id))
  if (step !== 'recorded') expect(leased.size).toBeGreaterThan(0)
  expect(atDeath.some(({ status }) => status === 'succeeded')).toBe(step === 'recorded')

  const { wake } = engine()
  const left = (count: number) => async () =>
    (await deliveries()).filter(({ status }) => status === 'pending').length === count
  // The deliveries cannot be claimed before the lease expires.
  await expect.poll(left(leased.size)).toBe(true)
  clock.advance(60_001)
  wake()
  await expect.poll(left(0)).toBe(true)
  const twice = [...timesOf(sink.received)].filter(([, times]) => times > 1)
  // Only deliveries in flight at the crash are duplicates.
  expect(twice.filter(([id, times]) => times > 2 || !leased.has(id))).toEqual([])
  if (step === 'claimed') expect(twice).toEqual([])
  if (step === 'responded') expect(twice.length).toBeGreaterThan(0)
  expectBalance(await deliveries(), sink.received, twice.length)
}

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

it.each<Step>(['claimed', 'responded', 'recorded'])(
  'completes all deliveries after a worker dies at step "%s"',
  expectAllDelivered,
)

it('keeps the order of a conversation, and the group that waits, when a worker is killed', async () => {
  const { database, subscribe, tenant, sink, engine, deliveries, clock } = await aDeliveryScene()
  await subscribe('/ordered', { ordering: 'conversation', event_types: ['message.received'] })
  await subscribe('/grouped', { buffer: { seconds: 60, max: 50 }, event_types: ['message.received'] })
  const from = { phone_number: '+4915112345678', name: 'Ana Souza' }
  const contents = ['1', '2', '3', '4']
  for (const content of contents) await anInboundMessage(database, tenant.account, { from, content })
  sink.respond(undefined, () => undefined)
  const { child, died } = startWorker(database.url)
  await expect.poll(() => sink.received.length).toBe(1)
  child.kill('SIGKILL')
  await died
  await waitUntilDisconnected(database)
  sink.respond(undefined, (_request, response) => void response.end())
  clock.advance(61_000)
  engine()
  await expect.poll(async () => (await deliveries()).every(({ status }) => status === 'succeeded')).toBe(true)
  const bodies = (path: string) => sink.at(path).map(({ body }) => JSON.parse(body).data.object)
  expect(bodies('/ordered').map(({ content }) => content)).toEqual(['1', ...contents])
  expect(bodies('/grouped').map(({ messages }) => messages.map(({ content }: { content: string }) => content))).toEqual(
    [contents],
  )
})
