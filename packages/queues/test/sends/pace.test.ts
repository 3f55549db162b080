import { httpProvider, type SendOutcome } from '@channel/provider'
import { manualClock, startSimulator } from '@channel/simulator'
import { expect, it, onTestFinished } from 'vitest'
import { SendPacer } from '../../src/sends/pacing/send-pacer.ts'

const number = { wabaId: '5000', phoneNumberId: '100000', token: 'token' }
const content = { type: 'text', text: { body: 'Hello' } } as const

async function givenStrictProvider() {
  const clock = manualClock()
  const simulator = await startSimulator({
    clock,
    behavior: { statuses: [], enforce_window: false, enforce_limits: true },
  })
  onTestFinished(() => simulator.stop())
  simulator.setNumber(number.phoneNumberId, { waba_id: number.wabaId, display_phone_number: '+49 30 123456' })
  simulator.setToken(number.wabaId, number.token)
  return { clock, simulator, provider: httpProvider({ baseUrl: simulator.url }), number }
}

it('keeps sends within the provider’s limits, so that it is never throttled', async () => {
  const { clock, simulator, provider, number } = await givenStrictProvider()
  const pacer = new SendPacer({ now: clock.now })
  const begin = clock.now()
  for (let count = 0; count < 300; count++) {
    // Every second message goes to the same recipient, as long as allowed.
    const recipients = [`+4915${count}`, count % 2 === 0 ? '+4916' : `+4917${count}`]
    const route = { ...number, recipient: recipients[1]! }
    const other = { ...number, recipient: recipients[0]! }
    let chosen = route
    for (let wait = pacer.take(route); wait > 0; wait = pacer.take(chosen)) {
      if (wait > 1000) chosen = other
      else clock.advance(wait)
    }
    const outcome = await provider.sendMessage(number, { to: { phoneNumber: chosen.recipient }, content })
    expect(outcome, `${count}`).toMatchObject({ kind: 'accepted' })
  }
  expect(simulator.sent().filter(({ to }) => to === '4916').length).toBeGreaterThanOrEqual(45)
  expect(clock.now() - begin).toBeLessThan(300 * (1000 / 80) * 1.15)
})

it('slows down when throttled, and continues after the pause', async () => {
  const { clock, simulator, provider, number } = await givenStrictProvider()
  // A new pacer without history, as after a restart.
  const pacer = new SendPacer({ now: clock.now })
  const to = '+4916'
  for (let count = 0; count < 45; count++) await provider.sendMessage(number, { to: { phoneNumber: to }, content })
  const route = { ...number, recipient: to }
  const outcomes: SendOutcome['kind'][] = []
  const begin = clock.now()
  while (outcomes.at(-1) !== 'accepted') {
    for (let wait = pacer.take(route); wait > 0; wait = pacer.take(route)) clock.advance(wait)
    const outcome = await provider.sendMessage(number, { to: { phoneNumber: to }, content })
    outcomes.push(outcome.kind)
    if (outcome.kind === 'refused' && outcome.meaning.throttle) pacer.recordThrottle(route, outcome.meaning.throttle)
    if (outcome.kind === 'accepted') pacer.recordAcceptance(route)
  }
  // Retries after 1 s and 4 s are too early; 16 s later is late enough.
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'accepted'])
  expect(clock.now() - begin).toBe(21_000)
  expect(simulator.sent()).toHaveLength(46)
})
