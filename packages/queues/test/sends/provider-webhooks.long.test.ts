import type { Scope } from '@channel/core/mechanisms/scope'
import { listMessages } from '@channel/core/messages'
import { aContact, anOutboundMessage, aTenant, recordedEvents } from '@channel/core/testing'
import { manualClock } from '@channel/simulator'
import { expect, it } from 'vitest'
import { startApiProcess } from '../support/api-process.ts'
import { problemsOfSends } from '../support/problems-of-sends.ts'
import { aSendScene, type Sender } from '../support/send-scene.ts'

const hourMs = 3_600_000

it('sends each message once or fails it, despite faults in both directions', async () => {
  const providerClock = manualClock()
  const scene = await aSendScene({
    clock: providerClock,
    behavior: { statuses: ['sent', 'delivered', 'read'], pace_ms: 1000, enforce_window: false },
  })
  const { simulator, database, clock, sender, aSender, newRecipient, sendText, engine, sends } = scene
  const { processed, logged } = await scene.receiveWebhooks(await startApiProcess(simulator, database))
  const senders = [sender, await aSender(sender.tenant), await aSender()]
  const bystander = await aBystander()

  simulator.setWebhooks({ copies: 5, shuffle: true, hold_ms: 1500, batch: 20 })
  // Each fault counts the requests that it lets pass; the last ones take effect after some hundred.
  simulator.arm({ kind: 'lose', skip: 5, times: 6 })
  simulator.arm({ kind: 'drop', skip: 20, times: 3 })
  simulator.arm({ kind: 'garbage', status: 500, skip: 30, times: 3 })
  simulator.arm({ kind: 'hang', skip: 40, times: 2 })
  simulator.arm({ kind: 'stall', skip: 50, times: 2 })
  simulator.arm({ kind: 'delay', ms: 50, skip: 55, times: 20 })
  simulator.arm({ kind: 'error', code: 131016, skip: 60, times: 4 })
  simulator.arm({ kind: 'error', code: 131026, skip: 70, times: 3 })
  simulator.arm({ kind: 'error', code: 130429, skip: 75, times: 2 })
  simulator.arm({ kind: 'fail_later', code: 131026, skip: 30, times: 5 })

  const engines = [engine({ http: { requestTimeoutMs: 8_000 } }), engine({ http: { requestTimeoutMs: 8_000 } })]
  const recipients = await Promise.all(
    senders.flatMap((from) => Array.from({ length: 5 }, async () => ({ from, to: await newRecipient(from) }))),
  )
  await Promise.all(
    recipients.map(async ({ from, to }) => {
      for (let count = 0; count < 13; count++) await sendText(`${count}`, { from, to })
    }),
  )
  // Both clocks advance meanwhile: retries become due, and the provider's statuses arrive between sends.
  const isSent = async () => {
    clock.advance(500)
    providerClock.advance(500)
    for (const { wake } of engines) wake()
    return (await sends()).every(({ state }) => state !== 'pending')
  }
  await expect.poll(isSent).toBe(true)
  providerClock.advance(10_000)
  await processed()
  expect(logged()).toEqual([])

  const uncertain = (await sends()).filter(({ state }) => state === 'uncertain')
  expect(uncertain.length).toBeGreaterThanOrEqual(8)
  clock.advance(24 * hourMs + 1000)
  for (const { wake } of engines) wake()
  const isSettled = async () => (await sends()).every(({ state }) => state === 'sent' || state === 'failed')
  await expect.poll(isSettled).toBe(true)

  const settled = await sends()
  expect(settled).toHaveLength(195)
  const organizations = [...new Set(senders.map(({ tenant }) => tenant.organization.id))]
  const codes = ['upstream_error', 'recipient_unavailable']
  expect(await problemsOfSends(database, organizations, simulator.sent(), codes)).toEqual([])
  // Accepted messages with a lost response have arrived; unaccepted and permanently refused ones have failed.
  const failed = settled.filter(({ status }) => status === 'failed').map(({ error_code }) => error_code)
  expect(failed.filter((code) => code === 'recipient_unavailable')).toHaveLength(8)
  expect(failed.filter((code) => code === 'upstream_error')).toHaveLength(uncertain.length)
  expect(simulator.sent()).toHaveLength(195 - 3 - uncertain.length)
  expect(await bystander.now()).toEqual(bystander.former)

  /** Another organization that has sent messages to the same contacts. */
  async function aBystander() {
    const other = await aTenant(database)
    const { account, organization, scope } = other
    const contact = await aContact(database, account, { phone_number: (await newRecipient(sender)).from ?? '' })
    await anOutboundMessage(database, contact, organization.id, { status: 'sent' })
    const now = () => stateOf(scope, account)
    return { now, former: await stateOf(scope, account) }
  }

  async function stateOf(scope: Scope, { phone_number_id }: Pick<Sender, 'phone_number_id'>) {
    const messages = await listMessages(database, scope, { params: { phone_number_id }, query: { limit: 100 } })
    return { messages: messages.data, events: await recordedEvents(database, scope.organizationId) }
  }
})
