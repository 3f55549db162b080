import { openLookup, parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { expect, it, onTestFinished } from 'vitest'
import type { AttemptRequest } from '../../src/deliveries/delivery-context.ts'
import { openSender } from '../../src/deliveries/http/open-sender.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'
import { aReceiver, type Behavior, bombPart, drip, endless, head, part } from '../support/hostile-receiver.ts'

const tenGigabytes = 'Content-Length: 10000000000\r\n\r\n'
const timeout = { status: null, error: 'timeout' }
const noConnection = { status: null, error: 'connection_failed' }
/** The status decides, regardless of the rest of the response. */
const taken = { status: 200, error: null }

const hostile = (
  inside: string,
): Record<string, readonly [Behavior, { status: number | null; error: string | null }]> => ({
  hangs: [() => undefined, timeout],
  'drips its head': [(socket) => drip(socket, `${head}X-Long: ${'x'.repeat(10_000)}`), timeout],
  resets: [(socket) => socket.resetAndDestroy(), noConnection],
  'truncates its head': [(socket) => socket.end(`${head}Content-Le`), noConnection],
  'truncates its body': [(socket) => socket.end(`${head}Content-Length: 1000\r\n\r\nhalf`), taken],
  'sends 10 GB': [endless(`${head}${tenGigabytes}`, part).behave, taken],
  'sends a bomb': [endless(`${head}Content-Encoding: gzip\r\n${tenGigabytes}`, bombPart).behave, taken],
  'redirects to an internal address': [
    (socket) => socket.end(`HTTP/1.1 302 Found\r\nLocation: ${inside}/metadata\r\nContent-Length: 0\r\n\r\n`),
    { status: 302, error: null },
  ],
})

/** Uses a short deadline for receivers that are known to hang. */
function openSenders(isPatient: (url: string) => boolean) {
  const options = { allow: parseAllowedRanges(undefined, true), lookup: openLookup() }
  const [patient, impatient] = [openSender(options), openSender({ ...options, attemptMs: 2_000 })]
  onTestFinished(() => Promise.all([patient.close(), impatient.close()]).then(() => undefined))
  return (request: AttemptRequest) => (isPatient(request.url) ? patient : impatient).send(request)
}

it('records the behavior of each hostile receiver, and delivers everything after they recover', async () => {
  const { subscribe, record, engine, deliveries, clock, sink: inside, errors } = await aDeliveryScene()
  const receivers = new Map<string, { name: string; url: string; outcome: object; seen: string[] }>()
  let behave = false
  for (const [name, [misbehave, outcome]] of Object.entries(hostile(inside.url))) {
    const seen: string[] = []
    const url = await aReceiver((socket, text) => {
      seen.push(/^webhook-id: (\S+)/im.exec(text)?.[1] ?? '')
      if (behave) socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`)
      else misbehave(socket, text)
    })
    const subscription = await subscribe('', { url })
    await record(subscription, 2)
    receivers.set(subscription.id, { name, url, outcome, seen })
  }
  const slow = [...receivers.values()].filter(({ name }) => /^(hangs|drips)/.test(name)).map(({ url }) => url)
  const { wake, stop } = engine({ send: openSenders((url) => behave || !slow.includes(url)) })

  const isAttempted = async () =>
    (await deliveries()).every((each) => each.attempt_count === 1 && each.lease_token === null)
  await expect.poll(isAttempted).toBe(true)
  const first = await deliveries()
  const receiverOf = (id: string) => receivers.get(id)!
  for (const { subscription_id, attempts, status } of first) {
    const { name, outcome } = receiverOf(subscription_id)
    expect([name, attempts]).toEqual([name, [outcome]])
    expect([name, status]).toEqual([name, outcome === taken ? 'succeeded' : 'failed'])
  }

  behave = true
  clock.advance(6_001)
  wake()
  const isDelivered = async () => (await deliveries()).every(({ status }) => status === 'succeeded')
  await expect.poll(isDelivered).toBe(true)
  await stop()
  for (const [id, { name, outcome, seen }] of receivers) {
    const entries = (await deliveries()).filter(({ subscription_id }) => subscription_id === id)
    const attempts = outcome === taken ? [taken] : [outcome, taken]
    expect([name, entries.map((each) => each.attempts)]).toEqual([name, [attempts, attempts]])
    // Each attempt is one request, and each request is recorded.
    const events = entries.flatMap(({ event_id }) => attempts.map(() => event_id))
    expect([name, seen.toSorted()]).toEqual([name, events.toSorted()])
  }
  expect(inside.received).toEqual([])
  expect(errors).toEqual([])
})
