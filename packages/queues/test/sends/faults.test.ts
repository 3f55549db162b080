import { currentOutages } from '@channel/core/mechanisms/log'
import { type Fault, manualClock, startSimulator } from '@channel/simulator'
import { expect, it } from 'vitest'
import { aSendScene, heldCalls } from '../support/send-scene.ts'
import {
  attemptsOf,
  expectEnd,
  expectNoResend,
  hourMs,
  standing,
  timesTaken,
  type UnclearOutcome,
} from './faults.fixtures.ts'

/** The URL of a server that no longer listens. */
async function closedUrl(): Promise<string> {
  const stopped = await startSimulator()
  await stopped.stop()
  return stopped.url
}

it.each<UnclearOutcome>([
  ['loses the response after it accepted the message', { kind: 'lose' }, {}],
  ['responds with 500 without details', { kind: 'garbage', status: 500 }, {}],
])('never resends a message that the provider may have: it %s', expectNoResend)

it('logs the number of uncertain messages, and that none is left', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, lines } = scene
  const { wake } = engine({ reportMs: 50 })
  await sendText()
  await standing(scene, 'sent')
  simulator.arm({ kind: 'lose', times: 2 })
  await sendText()
  await sendText()
  await standing(scene, 'sent', 'uncertain', 'uncertain')
  await expect.poll(() => lines.at(-1)?.msg).toMatch(/^2 messages are uncertain, from 1 number, /)
  expect(lines.length).toBeLessThanOrEqual(2)
  clock.advance(24 * hourMs + 1000)
  wake()
  await expect.poll(async () => (await sends()).map(({ status }) => status)).toContain('failed')
  await expect.poll(() => lines.at(-1)?.msg).toBe('No messages are uncertain any more.')
})

it('resolves a lost response by the provider’s status', async () => {
  const providerClock = manualClock()
  const scene = await aSendScene({
    clock: providerClock,
    behavior: { statuses: ['delivered'], pace_ms: 1000, enforce_window: false },
  })
  const { sendText, engine, simulator, sends, clock, receiveWebhooks } = scene
  const { processed, logged } = await receiveWebhooks()
  simulator.arm({ kind: 'lose' })
  const message = await sendText()
  const { wake } = engine()
  await standing(scene, 'uncertain')
  providerClock.advance(1000)
  await processed()
  clock.advance(24 * hourMs + 1000)
  wake()
  await standing(scene, 'sent')
  const provider_message_id = simulator.sent()[0]?.id ?? ''
  expect(await sends()).toMatchObject([{ status: 'delivered', provider_message_id, uncertain_until: null }])
  expect(logged()).toEqual([])
  expect(timesTaken(scene)).toEqual(new Map([[message.id, 1]]))
})

const takenAndRefused: Fault = { kind: 'error', code: 131000, status: 500, done: true }

// An error response means that the provider did not accept the message. If it did, the message is sent twice, unless
// the provider reports the first one before the retry.
it('resends a message that the provider accepted but answered with a retryable error', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock } = scene
  simulator.arm(takenAndRefused)
  const message = await sendText()
  const { wake } = engine()
  await expect.poll(async () => attemptsOf(await sends())).toBe(1)
  clock.advance(6_500)
  wake()
  await standing(scene, 'sent')
  expect(timesTaken(scene)).toEqual(new Map([[message.id, 2]]))
})

it('cancels that retry when the provider reports the message before it', async () => {
  const providerClock = manualClock()
  const scene = await aSendScene({
    clock: providerClock,
    behavior: { statuses: ['sent', 'delivered'], pace_ms: 1000, enforce_window: false },
  })
  const { sendText, engine, simulator, sends, clock, receiveWebhooks, newRecipient } = scene
  const { processed, logged } = await receiveWebhooks()
  simulator.arm(takenAndRefused)
  const message = await sendText()
  const { wake } = engine()
  await expect.poll(async () => attemptsOf(await sends())).toBe(1)
  // The delay of any other first retry has passed.
  clock.advance(3_500)
  wake()
  providerClock.advance(2000)
  await processed()
  clock.advance(hourMs)
  wake()
  await sendText('later', { to: await newRecipient() })
  await standing(scene, 'sent', 'sent')
  const provider_message_id = simulator.sent()[0]?.id
  expect((await sends())[0]).toMatchObject({ status: 'delivered', provider_message_id, error_code: null })
  expect(timesTaken(scene).get(message.id)).toBe(1)
  expect(logged()).toEqual([])
})

it.each([
  [500, 131026, 'recipient_unavailable'],
  [503, 999_999, 'upstream_error'],
])('fails a message for good after HTTP %d with the code %d', async (status, code, error_code) => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends } = scene
  simulator.arm({ kind: 'error', code, status })
  await sendText()
  engine()
  await standing(scene, 'failed')
  expect(await sends()).toMatchObject([{ error_code, error_provider_code: code, attempt_count: 1 }])
  expect(simulator.requests).toHaveLength(1)
})

it('sends a message later when the provider is unreachable', async () => {
  const scene = await aSendScene()
  const { sendText, engine, sends, clock, errors } = scene
  const { wake, stop } = engine({ http: { baseUrl: await closedUrl() } })
  await sendText('one')
  const waitForAttempts = (count: number) =>
    expect.poll(async () => attemptsOf(await sends())).toBeGreaterThanOrEqual(count)
  await waitForAttempts(1)
  clock.advance(1500)
  wake()
  await waitForAttempts(2)
  await stop()
  clock.advance(60_000)
  engine()
  await standing(scene, 'sent')
  expect(scene.texts()).toEqual(['one'])
  expect(errors).toEqual([])
  expect(scene.lines).toMatchObject([{ level: 'warn', part: 'provider', reason: expect.any(String) }])
})

it('reports since when a provider hangs, and why', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, lines } = scene
  engine({ http: { requestTimeoutMs: 1_000 } })
  simulator.arm({ kind: 'hang' })
  await sendText()
  await standing(scene, 'uncertain')
  const since = expect.stringMatching(/^20.*Z$/)
  expect(currentOutages().provider).toEqual({ since, reason: 'no response in time' })
  expect(lines).toMatchObject([{ level: 'warn', part: 'provider', reason: 'no response in time' }])
})

it('fails a message after ten attempts over some hours if the provider is unreachable', async () => {
  const scene = await aSendScene()
  const { sendText, engine, sends, clock } = scene
  const { wake } = engine({ http: { baseUrl: await closedUrl() } })
  await sendText()
  for (const [index, seconds] of [1, 4, 15, 60, 240, 900, 1800, 3600, 7200].entries()) {
    await expect.poll(async () => attemptsOf(await sends())).toBeGreaterThan(index)
    clock.advance(seconds * 1250)
    wake()
  }
  await standing(scene, 'failed')
  // The last attempt failed before the call, so it is not counted.
  expect(await sends()).toMatchObject([{ attempt_count: 9, error_code: 'upstream_error', error_provider_code: null }])
})

it.each([
  [131000, 'sent', null],
  [190, 'failed', 'auth_expired'],
])('after the code %d, a message ends as %s', expectEnd)

it('delays a throttled number as long as needed, and no other number', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, aSender, sender, texts } = scene
  const other = await aSender()
  simulator.arm({ kind: 'error', code: 130429, times: 3, path: `/${sender.phone_number_id}/` })
  const { wake } = engine()
  await sendText('throttled')
  const refusals = () => simulator.requests.filter((target) => target.includes(`/${sender.phone_number_id}/`)).length
  await expect.poll(refusals).toBeGreaterThan(0)
  for (let number = 0; number < 5; number++) await sendText(`free ${number}`, { from: other })
  await expect.poll(() => texts().filter((text) => text.startsWith('free')).length).toBe(5)
  const sent = async () => {
    clock.advance(1000)
    wake()
    return texts().includes('throttled')
  }
  await expect.poll(sent).toBe(true)
  await standing(scene, ...Array<string>(6).fill('sent'))
  // Throttling does not count as an attempt.
  expect(await sends()).toMatchObject(Array(6).fill({ attempt_count: 1 }))
  expect(refusals()).toBe(4)
})

it('respects the limit per recipient without delaying other recipients', async () => {
  const scene = await aSendScene()
  const { sendText, engine, newRecipient, clock, texts, sends } = scene
  const to = await newRecipient()
  for (let number = 0; number < 47; number++) await sendText(`${number}`, { to })
  const { wake } = engine()
  await expect.poll(() => texts().length).toBe(45)
  await expect.poll(async () => (await sends())[45]).toMatchObject({ lease_token: null, attempt_count: 0 })
  await sendText('to another recipient')
  await expect.poll(texts).toContain('to another recipient')
  clock.advance(13_000)
  wake()
  await standing(scene, ...Array<string>(48).fill('sent'))
  expect(texts().filter((text) => /^\d+$/.test(text))).toEqual(Array.from({ length: 47 }, (_, number) => `${number}`))
})

it('limits calls to a slow provider to its slots, and sends each message once', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, texts } = scene
  simulator.arm({ kind: 'delay', ms: 100, times: 16 })
  for (let number = 0; number < 16; number++) await sendText(`${number}`)
  engine({ slots: 4 })
  await standing(scene, ...Array<string>(16).fill('sent'))
  expect(new Set(texts()).size).toBe(16)
  expect(texts().length).toBe(16)
})

it('finishes calls in flight when it stops, and releases the rest', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends } = scene
  const provider = heldCalls(simulator.url)
  for (let number = 0; number < 6; number++) await sendText(`${number}`)
  const { stop } = engine({ slots: 2, provider })
  await expect.poll(() => provider.calls).toBe(2)
  const stopped = stop()
  provider.releaseCalls()
  await stopped
  const after = await sends()
  expect(after.filter(({ state }) => state === 'sent')).toHaveLength(2)
  const free = after.filter(({ state, lease_token, called_at }) => state === 'pending' && !lease_token && !called_at)
  expect(free).toHaveLength(4)
})

it('counts a response as lost if it does not arrive before the stop ends', async () => {
  const scene = await aSendScene()
  const { sendText, engine, simulator } = scene
  simulator.arm({ kind: 'hang' })
  await sendText()
  const { stop } = engine({ graceMs: 100, recordMs: 1000 })
  await expect.poll(() => simulator.requests.length).toBe(1)
  await stop()
  await standing(scene, 'uncertain')
})
