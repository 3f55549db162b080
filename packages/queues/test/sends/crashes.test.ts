import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { aSendScene, heldCalls } from '../support/send-scene.ts'
import { expectNothingTwice, findLeftOver, startWorker, wasCalled } from './crashes.fixtures.ts'

it('sends nothing twice and loses nothing when a worker dies at step "called"', () => expectNothingTwice('called'))

it('records no call while there is no connection', async () => {
  const { database, simulator, sendText, engine, sends, clock } = await aSendScene()
  for (let number = 0; number < 4; number++) await sendText(`${number}`)
  const silent = await aSilentServer()
  const { child, died } = startWorker(database.url, `https://127.0.0.1:${silent.port}`)
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
