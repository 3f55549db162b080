import { currentOutages } from '@channel/core/mechanisms/log'
import { getMessage } from '@channel/core/messages'
import { recordedEvents } from '@channel/core/testing'
import { type Fault, manualClock, startSimulator } from '@channel/simulator'
import { expect, it } from 'vitest'
import { aSendScene, heldCalls, type StoredSend } from '../support/send-scene.ts'

const hourMs = 3_600_000

type Scene = Awaited<ReturnType<typeof aSendScene>>

const standing = ({ sends }: Scene, ...wanted: string[]) =>
  expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(wanted)

/** The failed attempts of the first message, if no worker has it now. */
const attemptsOf = ([send]: readonly StoredSend[]) => (send?.lease_token === null ? send.attempt_count : 0)

/** How often the provider accepted each message, by our ids. */
function timesTaken({ simulator }: Scene): Map<string, number> {
  const times = new Map<string, number>()
  for (const { biz_opaque_callback_data: id = '' } of simulator.sent()) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

type UnclearOutcome = [string, Fault, { http?: { requestTimeoutMs: number } }]

async function expectNoResend(_how: string, fault: Fault, settings: UnclearOutcome[2]): Promise<void> {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, scope, database, sender } = scene
  simulator.arm(fault)
  const message = await sendText()
  const { wake } = engine(settings)
  await standing(scene, 'uncertain')
  const requests = simulator.requests.length
  clock.advance(23 * hourMs)
  wake()
  // Later messages are sent, in the same conversation too.
  await sendText('later', { to: await scene.newRecipient() })
  await standing(scene, 'uncertain', 'sent')
  expect(simulator.requests.length).toBe(requests + 1)

  clock.advance(hourMs + 1000)
  wake()
  await expect.poll(async () => (await sends())[0]?.status).toBe('failed')
  const params = { phone_number_id: sender.phone_number_id, id: message.id }
  const failed = await getMessage(database, scope, { params })
  expect(failed.error).toMatchObject({ code: 'upstream_error', provider_code: null })
  const events = await recordedEvents(database, scope.organizationId, message.id)
  expect(events).toMatchObject([
    {
      type: 'message.failed',
      created_at: failed.failed_at,
      data: { object: JSON.parse(JSON.stringify(failed)), previous_attributes: { status: 'pending' } },
    },
  ])
  expect(timesTaken(scene).get(message.id) ?? 0).toBe(fault.kind === 'lose' ? 1 : 0)
}

async function expectEnd(code: number, state: string, error_code: string | null): Promise<void> {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, database, scope } = scene
  simulator.arm({ kind: 'error', code })
  const message = await sendText()
  const { wake } = engine()
  await expect.poll(async () => attemptsOf(await sends())).toBeGreaterThan(0)
  clock.advance(1500)
  wake()
  await standing(scene, state)
  const [send] = await sends()
  expect(send).toMatchObject({ error_code, error_provider_code: error_code === null ? null : code })
  expect(timesTaken(scene).get(message.id) ?? 0).toBe(state === 'sent' ? 1 : 0)
  const events = await recordedEvents(database, scope.organizationId, message.id)
  expect(events.map(({ type }) => type)).toEqual(state === 'failed' ? ['message.failed'] : [])
}

/** The URL of a server that no longer listens. */
async function closedUrl(): Promise<string> {
  const stopped = await startSimulator()
  await stopped.stop()
  return stopped.url
}

it.each<UnclearOutcome>([
  ['loses the response after it accepted the message', { kind: 'lose' }, {}],
  ['responds with 500 without details', { kind: 'garbage', status: 500 }, {}],
  ['cuts the connection', { kind: 'drop' }, {}],
  ['does not respond', { kind: 'hang' }, { http: { requestTimeoutMs: 8_000 } }],
  ['sends an unknown response', { kind: 'garbage' }, {}],
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

// What each code means is tested in `packages/provider`.
it.each([
  [131000, 'sent', null],
  [131016, 'sent', null],
  [190, 'failed', 'auth_expired'],
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
