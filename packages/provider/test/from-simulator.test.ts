import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { manualClock, startSimulator } from '@channel/simulator'
import { expect, it, onTestFinished } from 'vitest'
import { httpProvider, type ProviderUpdate, parseWebhook, respondToHandshake, verifySignature } from '../src/index.ts'
import { codesWithMeaning } from '../src/meaning-of-error.ts'
import { givenNumber } from './support/given-number.ts'

const ana = '+4915112345678'

it('parses everything that the simulator sends', async () => {
  const clock = manualClock()
  const app = { id: '1', secret: 'shh' }
  const simulator = await startSimulator({ clock, app, behavior: { auto_reply: true, pace_ms: 10 } })
  onTestFinished(() => simulator.stop())
  const { url, updates } = await startReceiver(app.secret, 'verify me')
  await expect(simulator.connectCallback(url, 'wrong')).rejects.toThrow(/HTTP 403/)
  await simulator.connectCallback(url, 'verify me')
  const number = givenNumber(simulator)
  const { phoneNumberId, wabaId } = number
  simulator.setTemplates(wabaId, [{ name: 'hi', category: 'UTILITY' }])

  const write = (message: object) => simulator.receive(phoneNumberId, { from: ana, name: 'Ana 🥐', ...message })
  const { id } = write({ text: { body: 'Grüße 👋 a/b' } })
  write({ type: 'image', image: { base64: 'aGk=', mime_type: 'image/png', caption: 'Look' } })
  write({ type: 'reaction', reaction: { message_id: id, emoji: '👍' } })
  write({ type: 'unsupported', unsupported: { type: 'edit' }, errors: [{ code: 131051 }] })
  write({ type: 'edit', edit: { original_message_id: id, message: { type: 'text', text: { body: 'Now' } } } })
  write({ type: 'revoke', revoke: { original_message_id: id } })
  simulator.receive(phoneNumberId, { from: 'DE.1', username: 'bo', text: { body: 'Hi' } })
  const provider = httpProvider({ baseUrl: simulator.url })
  const content = { type: 'text', text: { body: 'Yes?' } } as const
  await provider.sendMessage(number, { to: { phoneNumber: ana }, content, callbackData: 'msg_1' })
  simulator.arm({ kind: 'fail_later', code: 131026 })
  await provider.sendMessage(number, { to: { bsuid: 'DE.1' }, content, callbackData: 'msg_2' })
  clock.advance(100)
  simulator.prefer(phoneNumberId, { from: ana, value: 'stop' })
  simulator.changeIdentity(phoneNumberId, { from: ana, number: '+49199', user_id: 'DE.2' })
  simulator.changeTemplate(wabaId, 'hi', 'en_US', { status: 'PAUSED', category: 'MARKETING' })
  simulator.sendUpdate(wabaId, 'account_update', { event: 'PARTNER_REMOVED' })
  await simulator.settled()

  expect(updates.filter(({ kind }) => kind === 'unknown')).toEqual([])
  expect(updates.map(({ kind }) => kind)).toEqual([
    ...Array(7).fill('message'),
    ...Array(4).fill('status'),
    'message',
    'preference',
    'contact_changed',
    'contact_changed',
    'template',
    'template',
    'account',
  ])
  const statuses = updates.flatMap((update) => (update.kind === 'status' ? [update.status] : []))
  expect(statuses.map(({ status, callbackData, error }) => [status, callbackData, error?.code])).toEqual([
    ['sent', 'msg_1', undefined],
    ['failed', 'msg_2', 131026],
    ['delivered', 'msg_1', undefined],
    ['read', 'msg_1', undefined],
  ])
  const [text, image, , , , , bo] = updates.flatMap((update) => (update.kind === 'message' ? [update.message] : []))
  expect(text).toMatchObject({ id, content: 'Grüße 👋 a/b', from: { phoneNumber: ana, name: 'Ana 🥐' } })
  expect(bo?.from).toMatchObject({ phoneNumber: null, bsuid: 'DE.1', username: 'bo' })
  const chunks: Uint8Array[] = []
  const file = { url: image?.media?.url ?? '', maxBytes: 10 }
  await provider.downloadMedia(number, file, (chunk) => void chunks.push(chunk))
  expect(Buffer.concat(chunks).toString()).toBe('hi')
})

it('identifies the template of a decision, even by an id that a double cannot represent', async () => {
  const app = { id: '1', secret: 'shh' }
  const simulator = await startSimulator({ app })
  onTestFinished(() => simulator.stop())
  const { url, updates } = await startReceiver(app.secret, 'verify me')
  await simulator.connectCallback(url, 'verify me')
  const { wabaId } = givenNumber(simulator)
  const ids = ['9007199254740993', '9999999999999999']
  simulator.setTemplates(
    wabaId,
    ids.map((id) => ({ id, name: `t${id}` })),
  )
  for (const id of ids) simulator.changeTemplate(wabaId, `t${id}`, 'en_US', { status: 'PAUSED' })
  await simulator.settled()
  expect(updates.map((update) => update.kind === 'template' && update.template.id)).toEqual(ids)
})

it('can fail with each error code that has a meaning of its own', async () => {
  const simulator = await startSimulator()
  onTestFinished(() => simulator.stop())
  const offered = Object.keys((await (await fetch(`${simulator.url}/_control/errors`)).json()) as object).map(Number)
  // The whole range of permissions is one row.
  const handled = codesWithMeaning().filter((code) => code <= 200 || code > 299)
  expect(handled.filter((code) => !offered.includes(code))).toEqual([])
})

/** A webhook receiver of an app: handshake, signature, parsing. */
async function startReceiver(secret: string, verifyToken: string) {
  const updates: ProviderUpdate[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { searchParams } = new URL(request.url ?? '/', 'http://app')
      const challenge = respondToHandshake(searchParams, verifyToken)
      return response.writeHead(challenge === undefined ? 403 : 200).end(challenge)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    const signature = request.headers['x-hub-signature-256']
    if (!verifySignature(raw, typeof signature === 'string' ? signature : undefined, secret)) {
      return response.writeHead(401).end()
    }
    const parsed = parseWebhook(raw)
    if (parsed.ok) updates.push(...parsed.updates)
    return response.writeHead(parsed.ok ? 200 : 400).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, updates }
}
