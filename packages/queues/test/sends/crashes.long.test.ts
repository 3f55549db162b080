import { expect, it } from 'vitest'
import type { Step } from '../support/send-process.ts'
import { aSendScene } from '../support/send-scene.ts'
import { expectNothingTwice, findLeftOver, startWorker } from './crashes.fixtures.ts'

it.each<Step>(['claimed', 'begun-uncommitted', 'begun', 'responded', 'recorded'])(
  'sends nothing twice and loses nothing when a worker dies at step "%s"',
  expectNothingTwice,
)

it('counts calls in flight as lost when a worker is killed, and does not repeat them', async () => {
  const { database, simulator, sendText, engine, sends, clock } = await aSendScene()
  simulator.arm({ kind: 'hang', times: 4 })
  for (let number = 0; number < 4; number++) await sendText(`${number}`)
  const { child, died } = startWorker(database.url, simulator.url)
  await expect.poll(() => simulator.requests.length).toBe(4)
  child.kill('SIGKILL')
  await died
  await expect.poll(() => database.query(findLeftOver)).toEqual([])
  clock.advance(60_001)
  engine()
  await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(4).fill('uncertain'))
  expect(simulator.requests.length).toBe(4)
})
