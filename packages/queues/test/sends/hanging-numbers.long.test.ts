import { expect, it } from 'vitest'
import { aSendScene, type Sender } from '../support/send-scene.ts'

const numbers = 6
const contacts = 5
const rounds = 2

/** Numbers of which every second one gets no response, with several messages to each of several contacts. */
async function aScene() {
  const scene = await aSendScene()
  const { simulator, aSender, sender, newRecipient, sendText } = scene
  const others = await Promise.all(Array.from({ length: numbers * 2 - 1 }, () => aSender(sender.tenant)))
  const senders = [sender, ...others]
  const hanging = senders.filter((_, index) => index % 2 === 0)
  const healthy = senders.filter((_, index) => index % 2 === 1)
  for (const { phone_number_id } of hanging) simulator.arm({ kind: 'hang', times: 1000, path: `/${phone_number_id}/` })
  async function write(from: Sender): Promise<void> {
    for (let contact = 0; contact < contacts; contact++) {
      const to = await newRecipient(from)
      for (let round = 0; round < rounds; round++) await sendText(`${round}`, { from, to })
    }
  }
  const of = (senders: readonly Sender[]) => {
    const ids = new Set(senders.map(({ phone_number_id }) => phone_number_id))
    return async () => (await scene.sends()).filter(({ phone_number_id }) => ids.has(phone_number_id))
  }
  return { ...scene, hanging, healthy, write, of }
}

it('sends from responsive numbers while the provider hangs for half of all numbers', async () => {
  const scene = await aScene()
  const { engine, write, healthy, hanging, of, simulator, errors } = scene
  // Hanging numbers come first, and have enough messages to take every slot several times.
  for (const sender of [...hanging, ...healthy]) await write(sender)
  const limits = { slots: 8, slowSlots: 6, maxInFlight: 4, slowAfterMs: 100 }
  // No hanging call ends before the test does.
  const { stop } = engine({
    ...limits,
    graceMs: 100,
    recordMs: 20_000,
    http: { requestTimeoutMs: 600_000, callTimeoutMs: 600_000 },
  })
  const isSent = async () => (await of(healthy)()).every(({ state }) => state === 'sent')
  await expect.poll(isSent).toBe(true)

  // The next messages are sent too, with all hanging calls still in flight.
  for (const sender of healthy) await write(sender)
  await expect.poll(isSent).toBe(true)
  const sent = await of(healthy)()
  expect(sent).toHaveLength(numbers * contacts * rounds * 2)
  expect(sent.every(({ attempt_count }) => attempt_count === 1)).toBe(true)

  const calls = simulator.requests.filter((target) =>
    hanging.some(({ phone_number_id }) => target.includes(`/${phone_number_id}/`)),
  )
  expect(calls.length).toBeLessThanOrEqual(numbers * limits.maxInFlight)
  expect(simulator.sent()).toHaveLength(sent.length)
  // This ends the hanging calls.
  await Promise.all([stop(), simulator.stop()])
  // Any worker can claim messages that have not begun.
  for (const { called_at, lease_token, state } of await of(hanging)()) {
    expect([state, lease_token === null]).toEqual(called_at === null ? ['pending', true] : ['uncertain', false])
  }
  expect(errors).toEqual([])
})

it('sends for an organization while the calls of another take all slots', async () => {
  const { simulator, aSender, sender, newRecipient, sendText, engine, sends } = await aSendScene()
  const others = await Promise.all(Array.from({ length: 3 }, () => aSender(sender.tenant)))
  for (const from of [sender, ...others]) {
    simulator.arm({ kind: 'hang', times: 1000, path: `/${from.phone_number_id}/` })
    for (let contact = 0; contact < 4; contact++) await sendText('Hello', { from, to: await newRecipient(from) })
  }
  const http = { requestTimeoutMs: 600_000, callTimeoutMs: 600_000 }
  const { stop } = engine({ slots: 4, slowSlots: 4, maxInFlight: 4, slowAfterMs: 600_000, graceMs: 100, http })
  const called = async () => (await sends()).filter(({ called_at }) => called_at !== null).length
  // Alone, one organization may take all slots.
  await expect.poll(called).toBe(4)
  const healthy = await aSender()
  for (let contact = 0; contact < 4; contact++) {
    await sendText('Hello', { from: healthy, to: await newRecipient(healthy) })
  }
  const sent = async () => (await sends()).filter(({ state }) => state === 'sent').length
  await expect.poll(sent).toBe(4)
  expect(await called()).toBe(8)
  await Promise.all([stop(), simulator.stop()])
})

it('sends at the usual pace from a number that is responsive again', async () => {
  const { engine, simulator, sender, newRecipient, sendText, sends } = await aSendScene()
  simulator.arm({ kind: 'hang', times: 3 })
  const http = { requestTimeoutMs: 8_000 }
  engine({ slots: 4, slowSlots: 1, maxInFlight: 4, slowAfterMs: 100, http })
  const to = await Promise.all(Array.from({ length: 12 }, () => newRecipient(sender)))
  await Promise.all(to.map((each) => sendText('Hello', { to: each })))
  const states = async () => (await sends()).map(({ state }) => state).toSorted()
  await expect.poll(states).toEqual([...Array<string>(9).fill('sent'), ...Array<string>(3).fill('uncertain')])
})
