import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { statement } from '@channel/db'
import { manualClock } from '@channel/simulator'
import type { OwnDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { problemsOfSends } from '../support/problems-of-sends.ts'
import type { Step } from '../support/send-process.ts'
import { aSendScene, heldCalls, type StoredSend } from '../support/send-scene.ts'
import { startDying } from '../support/start-dying.ts'
import { aCellBesidesMain } from '../support/two-cells.ts'

const entry = new URL('../support/send-process.ts', import.meta.url)

const hourMs = 3_600_000

const startWorker = ({ url, cell }: OwnDatabase, providerUrl: string, step?: Step) => {
  const database = { DATABASE_URL: url, DATABASE_CELL: cell }
  return startDying(entry, { ...database, PROVIDER_BASE_URL: providerUrl, ...(step && { DIE_AT: step }) })
}

const findLeftOver = statement(
  'worker_test_left_over_connections',
  "SELECT pid FROM pg_stat_activity WHERE application_name = 'dying-worker' AND datname = current_database()",
)

const makeDue = statement(
  'worker_test_make_scheduled_due',
  "UPDATE message_sends SET created_at = created_at - interval '2 hours' WHERE state = 'scheduled'",
)

const wasCalled = ({ called_at }: StoredSend) => called_at !== null

async function expectNothingTwice(step: Step, given?: OwnDatabase): Promise<void> {
  const providerClock = manualClock()
  const statuses: 'sent'[] = ['sent']
  const behavior = { statuses, pace_ms: 1000, enforce_window: false }
  const scene = await aSendScene({ clock: providerClock, behavior }, given)
  const { database, simulator, scope, sendText, engine, sends, clock, receiveWebhooks } = scene
  const { processed, logged } = await receiveWebhooks()
  for (let number = 0; number < 12; number++) await sendText(`${number}`)
  const { died } = startWorker(database, simulator.url, step)
  expect(await died).toBe('SIGKILL')
  // Waits until the server has ended the statements of the dead process.
  await expect.poll(() => database.query(findLeftOver)).toEqual([])
  const atDeath = await sends()
  expect(atDeath.some(({ lease_token }) => lease_token !== null) || step === 'recorded').toBe(true)
  expect(atDeath.some(wasCalled)).toBe(step !== 'claimed' && step !== 'begun-uncommitted')
  expect(atDeath.some(({ state }) => state === 'sent')).toBe(step === 'recorded')
  const called = new Set(
    atDeath.filter((send) => send.state === 'pending' && wasCalled(send)).map((send) => send.message_id),
  )

  // The calls are made right after they are recorded: all of them reached the provider.
  if (step === 'called') await expect.poll(() => simulator.requests.length).toBe(called.size)

  // The messages cannot be claimed before the lease expires. After that, messages that may have been sent are not sent
  // again.
  const { wake } = engine()
  clock.advance(60_001)
  wake()
  const settled = async () => (await sends()).every(({ state }) => state !== 'pending')
  await expect.poll(settled).toBe(true)
  const uncertain = (await sends()).filter(({ state }) => state === 'uncertain').map(({ message_id }) => message_id)
  expect(new Set(uncertain)).toEqual(called)
  const taken = simulator.sent().map((sent) => sent.biz_opaque_callback_data ?? '')
  expect(new Set(taken).size).toBe(taken.length)
  if (step === 'begun') expect(taken.some((id) => called.has(id))).toBe(false)

  // The provider reports messages that it accepted, and nothing about the rest.
  providerClock.advance(1000)
  await processed()
  expect(logged()).toEqual([])
  clock.advance(24 * hourMs)
  wake()
  const ended = async () => (await sends()).every(({ state }) => state === 'sent' || state === 'failed')
  await expect.poll(ended).toBe(true)
  for (const { message_id, state, status, error_code } of await sends()) {
    const isThere = taken.includes(message_id)
    expect([state, status, error_code]).toEqual(
      isThere ? ['sent', 'sent', null] : ['failed', 'failed', 'upstream_error'],
    )
    if (!isThere) expect(called.has(message_id)).toBe(true)
  }
  expect(await problemsOfSends(database, [scope.organizationId], simulator.sent(), ['upstream_error'])).toEqual([])
}

it.each(['released-uncommitted', 'released', 'claimed', 'begun-uncommitted'] as const)(
  'sends scheduled messages once after a worker was killed at the step %s',
  async (step) => {
    const { database, simulator, send, newRecipient, engine, sends, clock } = await aSendScene()
    for (let number = 0; number < 6; number++) {
      const { contact_id } = await newRecipient()
      const send_at = new Date(Date.now() + hourMs).toISOString()
      await send({ contact_id, type: 'text', text: { body: `${number}` }, send_at })
    }
    await database.execute(makeDue)
    const { died } = startWorker(database, simulator.url, step)
    expect(await died).toBe('SIGKILL')
    await expect.poll(() => database.query(findLeftOver)).toEqual([])
    const states = new Set((await sends()).map(({ state }) => state))
    expect([...states]).toEqual([step === 'released-uncommitted' ? 'scheduled' : 'pending'])
    expect(simulator.sent()).toEqual([])

    clock.advance(60_001)
    engine()
    await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(6).fill('sent'))
    expect(simulator.sent()).toHaveLength(6)
  },
)

it('records no call while there is no connection', async () => {
  const { database, simulator, sendText, engine, sends, clock } = await aSendScene()
  for (let number = 0; number < 4; number++) await sendText(`${number}`)
  const silent = await aSilentServer()
  const { child, died } = startWorker(database, `https://127.0.0.1:${silent.port}`)
  await expect.poll(() => silent.connections()).toBe(4)
  child.kill('SIGKILL')
  await died
  await expect.poll(() => database.query(findLeftOver)).toEqual([])
  expect((await sends()).filter(wasCalled)).toEqual([])
  clock.advance(60_001)
  engine()
  await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(4).fill('sent'))
  expect(simulator.sent()).toHaveLength(4)
})

it('continues after the database was unavailable for a while', async () => {
  const { simulator, sendText, engine, sends, database, errors, texts } = await aSendScene()
  let isUnavailable = false
  const unsteady = {
    ...database,
    query: (...args: Parameters<typeof database.query>) => (isUnavailable ? unavailable() : database.query(...args)),
    execute: (...args: Parameters<typeof database.execute>) =>
      isUnavailable ? unavailable() : database.execute(...args),
    transaction: (work: Parameters<typeof database.transaction>[0]) =>
      isUnavailable ? unavailable() : database.transaction(work),
  } as typeof database
  const provider = heldCalls(simulator.url)
  for (let number = 0; number < 8; number++) await sendText(`${number}`)
  engine({ database: unsteady, slots: 4, provider })
  await expect.poll(() => provider.calls).toBe(4)
  isUnavailable = true
  provider.releaseCalls()
  // Responses that arrive meanwhile are kept until they can be recorded.
  await expect.poll(() => errors.length).toBeGreaterThan(4)
  await expect.poll(() => texts().length).toBe(4)
  isUnavailable = false
  await expect.poll(async () => (await sends()).every(({ state }) => state === 'sent')).toBe(true)
  expect(new Set(texts()).size).toBe(8)
  expect(texts().length).toBe(8)
})

/** Accepts connections without sending anything, so that no TLS handshake completes. */
async function aSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, connections: () => sockets.size }
}

async function unavailable(): Promise<never> {
  throw new Error('The database is away.')
}

it.each<Step>(['claimed', 'begun-uncommitted', 'begun', 'called', 'responded', 'recorded'])(
  'sends nothing twice and loses nothing when a worker dies at step "%s"',
  (step) => expectNothingTwice(step),
)

it.each<Step>(['begun-uncommitted', 'begun', 'responded'])(
  'sends nothing twice and loses nothing in a cell besides main when a worker dies at step "%s"',
  async (step) => expectNothingTwice(step, await aCellBesidesMain()),
)

it('counts calls in flight as lost when a worker is killed, and does not repeat them', async () => {
  const { database, simulator, sendText, engine, sends, clock } = await aSendScene()
  simulator.arm({ kind: 'hang', times: 4 })
  for (let number = 0; number < 4; number++) await sendText(`${number}`)
  const { child, died } = startWorker(database, simulator.url)
  await expect.poll(() => simulator.requests.length).toBe(4)
  child.kill('SIGKILL')
  await died
  await expect.poll(() => database.query(findLeftOver)).toEqual([])
  clock.advance(60_001)
  engine()
  await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(4).fill('uncertain'))
  expect(simulator.requests.length).toBe(4)
})
