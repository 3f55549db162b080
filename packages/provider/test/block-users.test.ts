import { createServer } from 'node:http'
import { manualClock, startSimulator } from '@channel/simulator'
import { expect, it, onTestFinished } from 'vitest'
import { httpProvider } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const ana = '+4915112345678'
const content = { type: 'text', text: { body: 'Hello' } } as const
const dayMs = 86_400_000

async function scene() {
  const clock = manualClock()
  const simulator = await startSimulator({ clock })
  onTestFinished(() => simulator.stop())
  const number = givenNumber(simulator)
  const provider = httpProvider({ baseUrl: simulator.url })
  const write = () => simulator.receive(number.phoneNumberId, { from: ana, text: { body: 'Hi' } })
  const send = () => provider.sendMessage(number, { to: { phoneNumber: ana }, content, callbackData: 'msg_1' })
  return { clock, simulator, number, provider, write, send }
}

it('stops messages in both directions until the user is unblocked', async () => {
  const { simulator, number, provider, write, send } = await scene()
  write()
  expect(await provider.blockUser(number, ana)).toEqual({ ok: true, value: undefined })
  await simulator.settled()
  const before = simulator.deliveries.length
  expect(write().status).toBe('sent')
  await simulator.settled()
  expect(simulator.deliveries).toHaveLength(before)
  expect(await send()).toMatchObject({ kind: 'refused', meaning: { code: 'recipient_unavailable' } })
  expect(await provider.unblockUser(number, ana)).toEqual({ ok: true, value: undefined })
  expect(write().status).toBe('delivered')
  expect(await send()).toMatchObject({ kind: 'accepted' })
})

it('returns the reason for which a user cannot be blocked', async () => {
  const { clock, number, provider, write } = await scene()
  const tooOld = { ok: false, failure: { kind: 'refused', code: 131047 } }
  expect(await provider.blockUser(number, ana)).toMatchObject(tooOld)
  write()
  clock.advance(dayMs)
  expect(await provider.blockUser(number, ana)).toMatchObject(tooOld)
  expect(await provider.unblockUser(number, ana)).toMatchObject({ ok: true })
})

it.each([
  [
    'a failed user in a success',
    200,
    { block_users: { failed_users: [{ errors: [{ code: 131021 }] }] } },
    { code: 131021 },
  ],
  ['an error of the request', 400, { error: { code: 139101, message: 'Full' } }, { code: 139101 }],
  ['a response of another form', 200, { success: true }, { kind: 'unreadable' }],
])('reads %s', async (_what, status, body, failure) => {
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const provider = httpProvider({ baseUrl: `http://127.0.0.1:${port}` })
  expect(await provider.blockUser({ phoneNumberId: '1', token: 't' }, ana)).toMatchObject({ ok: false, failure })
})
