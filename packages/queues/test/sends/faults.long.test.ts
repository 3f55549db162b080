import { expect, it } from 'vitest'
import { aSendScene } from '../support/send-scene.ts'
import { expectEnd, expectNoResend, standing, type UnclearOutcome } from './faults.fixtures.ts'

it.each<UnclearOutcome>([
  ['cuts the connection', { kind: 'drop' }, {}],
  ['does not respond', { kind: 'hang' }, { http: { requestTimeoutMs: 8_000 } }],
  ['sends an unknown response', { kind: 'garbage' }, {}],
])('never resends a message that the provider may have: it %s', expectNoResend)

// What each code means is tested in `packages/provider`.
it.each([
  [131016, 'sent', null],
  [131026, 'failed', 'recipient_unavailable'],
  [131047, 'failed', 'outside_24h_window'],
  [132007, 'failed', 'template_policy_violation'],
  [999_999, 'failed', 'upstream_error'],
])('after the code %d, a message ends as %s', expectEnd)

it('slows down a number after consecutive lost responses instead of losing all messages', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, texts } = scene
  simulator.arm({ kind: 'drop', times: 10 })
  for (let number = 0; number < 20; number++) await sendText(`${number}`)
  const begin = performance.now()
  const { wake } = engine({ maxInFlight: 3 })
  const noneUnderWay = async () =>
    (await sends()).every(({ state, called_at }) => state !== 'pending' || called_at === null)
  const uncertain = async () => (await sends()).filter(({ state }) => state === 'uncertain').length
  await expect.poll(uncertain).toBeGreaterThanOrEqual(3)
  for (let passedMs = 0; passedMs < 2_500; passedMs += 100) {
    await expect.poll(noneUnderWay).toBe(true)
    clock.advance(100)
    wake()
  }
  // A few at once, then one after each pause of at least a second. Without the pauses, the number could send all of
  // them in that time.
  const lost = await uncertain()
  const passedMs = performance.now() - begin + 2_500
  expect(lost).toBeLessThanOrEqual(5 + passedMs / 1_000)
  const allSettled = async () => {
    clock.advance(5_000)
    wake()
    return (await sends()).every(({ state }) => state !== 'pending')
  }
  await expect.poll(allSettled).toBe(true)
  expect(await uncertain()).toBe(10)
  expect(texts()).toHaveLength(10)
})

it('notices that a provider responds again, although no message follows', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, lines } = scene
  engine({ http: { requestTimeoutMs: 2_000 }, probeMs: 100 })
  simulator.arm({ kind: 'hang' })
  await sendText()
  await standing(scene, 'uncertain')
  expect(lines).toMatchObject([{ level: 'warn', part: 'provider' }])
  await expect.poll(() => lines.at(-1)?.msg).toBe('The provider responds again.')
  expect(simulator.sent()).toEqual([])
})
