import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RecordedCall, type Simulator, startSimulator } from '../../src/index.ts'
import { startApp } from '../support.ts'
import { body, type ClientTarget, chatAdapter, greatDetail, kapso, whatsappApiJs } from './clients.ts'

const phoneNumberId = '106540352242922'
const wabaId = '102290129340398'
const to = '+4915112345678'
const bytes = new Uint8Array(Buffer.from('‰PNG and more'))
const clients = { kapso, whatsappApiJs, greatDetail, chatAdapter }
const captured: Record<string, Record<string, object>> = {}

describe.each(Object.entries(clients))('%s', (name, make) => {
  const clientTarget: Omit<ClientTarget, 'url'> = {
    phoneNumberId,
    wabaId,
    token: 'token',
    appSecret: 'app secret',
    verifyToken: 'verify me',
    to,
    inboundId: 'wamid.inbound',
  }
  let simulator: Simulator

  beforeAll(async () => {
    simulator = await startSimulator({
      app: { secret: 'app secret' },
      behavior: { statuses: [], enforce_window: false },
      // It accepts files from no other origin.
      ...(name === 'chatAdapter' && { mediaOrigin: 'https://lookaside.fbsbx.com' }),
    })
    simulator.setNumber(phoneNumberId, { waba_id: wabaId })
    simulator.setToken(wabaId, 'token')
    const components = [{ type: 'BODY', text: 'Hallo {{1}}' }]
    simulator.setTemplates(wabaId, [{ name: 'hello', language: 'de', components }])
    simulator.receive(phoneNumberId, { id: 'wamid.inbound', from: to, text: { body } })
  })
  afterAll(() => simulator.stop())

  const client = () => make({ ...clientTarget, url: simulator.url })

  it.each(['text', 'reply', 'template', 'image', 'location', 'reaction', 'buttons', 'read', 'typing'])(
    'sends as the provider expects: %s',
    async (what) => {
      const send = client().sends[what]
      // Not every client has every call.
      if (send === undefined) return expect(name).toBe('chatAdapter')
      const before = simulator.sent().length
      await send()
      const call = simulator.calls.at(-1)!
      record(name, what, call)
      expect(call).toMatchObject({
        method: 'POST',
        target: `/v23.0/${phoneNumberId}/messages`,
        authorization: 'Bearer token',
      })
      const isMessage = what !== 'read' && what !== 'typing'
      expect(simulator.sent().length - before).toBe(isMessage ? 1 : 0)
      if (isMessage) expect(simulator.sent().at(-1)).toMatchObject({ to: '4915112345678' })
      if (what === 'text') expect(simulator.sent().at(-1)?.content.text).toMatchObject({ body })
    },
  )

  it('uploads a file and downloads it', async () => {
    const from = simulator.calls.length
    const uploadedId = await client().upload(bytes)
    const call = simulator.calls.slice(from).find(({ target }) => target.includes('/media'))!
    record(name, 'upload', call)
    const id = uploadedId ?? (simulator.sent().at(-1)!.content.image as { id: string }).id
    expect(Buffer.from(await client().download(id))).toEqual(Buffer.from(bytes))
    const found = simulator.calls.findLast(({ target }) => target.startsWith(`/v23.0/${id}`))!
    record(name, 'find_media', { ...found, target: found.target.replace(id, 'MEDIA_ID') })
  })

  it('lists templates', async () => {
    const { templates } = client()
    if (templates === undefined) return expect(['whatsappApiJs', 'chatAdapter']).toContain(name)
    expect(await templates()).toEqual(['hello'])
    record(name, 'templates', simulator.calls.at(-1)!)
  })

  it('accepts the provider’s webhooks, and no others', async () => {
    const app = await startApp()
    simulator.setWebhooks({ url: app.url })
    simulator.receive(phoneNumberId, { id: 'wamid.inbound', from: to, text: { body } })
    await simulator.settled()
    simulator.setWebhooks({ url: null })
    const [webhook] = app.received.map((each) => ({
      body: each.body,
      signature: String(each.headers['x-hub-signature-256']),
    }))
    expect(webhook?.body).toContain('\\u00fc')
    expect(await client().accepts(webhook!)).toBe(true)
    const typing = simulator.calls.findLast((call) => JSON.stringify(call.body ?? '').includes('typing_indicator'))!
    if (name === 'chatAdapter') record(name, 'typing', typing)
    const forged = { ...webhook!, body: webhook!.body.replace('a\\/b', 'a\\/c') }
    expect(await client().accepts(forged)).toBe(false)
  })

  it('responds to the provider’s handshake', async () => {
    const { handshake } = client()
    if (handshake === undefined) return expect(name).toBe('kapso')
    const app = await startApp(({ url }) => url.searchParams.get('hub.challenge') ?? 200)
    const other = await startSimulator()
    await other.connectCallback(app.url, 'verify me')
    await other.stop()
    const { searchParams } = app.received[0]!.url
    expect(await handshake(searchParams.toString())).toBe(searchParams.get('hub.challenge'))
  })
})

it('are recorded for other tests to compare with', async () => {
  expect(Object.keys(captured)).toEqual(Object.keys(clients))
  await expect(`${JSON.stringify(captured, null, 2)}\n`).toMatchFileSnapshot('./captured-calls.json')
})

function record(client: string, what: string, { method, target, body: sent }: RecordedCall): void {
  captured[client] ??= {}
  captured[client][what] = { method, target, ...(sent !== undefined && { body: sent }) }
}
