import { readFileSync } from 'node:fs'
import { type Simulator, startSimulator } from '@channel/simulator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpProvider, type OutboundContent, type Provider } from '../src/index.ts'

/**
 * The calls that third-party clients send to the simulator for the same content. The simulator's own tests keep
 * them current.
 */
const file = new URL('../../../apps/simulator/test/other-clients/captured-calls.json', import.meta.url)
const captured = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Call>>

interface Call {
  readonly method: string
  readonly target: string
  readonly body?: unknown
}

const number = { phoneNumberId: '106540352242922', token: 'token' }
const wabaId = '102290129340398'
const to = { phoneNumber: '+4915112345678' }
const replyTo = 'wamid.inbound'
const text = { type: 'text', text: { body: 'Grüße 👋 a/b' } } as const
const parameters = [{ type: 'text', text: 'Ana' }]
const contents: Record<string, OutboundContent> = {
  text,
  template: {
    type: 'template',
    template: { name: 'hello', language: { code: 'de' }, components: [{ type: 'body', parameters }] },
  },
  image: { type: 'image', image: { link: 'https://example.com/a.jpg', caption: 'Rolls' } },
  location: { type: 'location', location: { latitude: 52.5, longitude: 13.4, name: 'Bakery', address: 'Street 1' } },
  reaction: { type: 'reaction', reaction: { message_id: replyTo, emoji: '👍' } },
  buttons: {
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text: 'Sure?' },
      action: { buttons: [{ type: 'reply', reply: { id: 'y', title: 'Yes' } }] },
    },
  },
}

/** Known differences of other clients that the provider accepts. */
const differences: Record<string, (ours: Call) => Call> = {
  'whatsappApiJs template': (ours) => changed(ours, '{"code":"de"}', '{"code":"de","policy":"deterministic"}'),
  'chatAdapter text': (ours) => changed(ours, '"text":{', '"text":{"preview_url":false,'),
  'chatAdapter reply': (ours) => changed(ours, '"text":{', '"text":{"preview_url":false,'),
  'chatAdapter upload': (ours) => changed(ours, '"type":"image/png","file"', '"file"'),
  'whatsappApiJs upload': (ours) =>
    changed(
      changed(ours, '"messaging_product":"whatsapp","type":"image/png",', ''),
      '/media"',
      '/media?messaging_product=whatsapp"',
    ),
  'chatAdapter find_media': (ours) => changed(ours, `?phone_number_id=${number.phoneNumberId}`, ''),
  'kapso templates': withoutFields,
  'greatDetail templates': withoutFields,
}

let simulator: Simulator
let provider: Provider
let mediaId: string

beforeAll(async () => {
  simulator = await startSimulator()
  provider = httpProvider({ baseUrl: simulator.url })
  simulator.setNumber(number.phoneNumberId, { waba_id: wabaId })
  simulator.setTemplates(wabaId, [
    { name: 'hello', language: 'de', components: [{ type: 'BODY', text: 'Hallo {{1}}' }] },
  ])
  simulator.receive(number.phoneNumberId, { id: replyTo, from: to.phoneNumber, text: text.text })
  const upload = await provider.uploadMedia(number, {
    bytes: Buffer.from('‰PNG and more'),
    mimeType: 'image/png',
    filename: 'a.png',
  })
  mediaId = upload.ok ? upload.value.id : ''
})
afterAll(() => simulator.stop())

const calls: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(contents).map(([what, content]) => [what, () => provider.sendMessage(number, { to, content })]),
  ),
  reply: () => provider.sendMessage(number, { to, content: text, replyTo }),
  read: () => provider.markRead(number, replyTo),
  typing: () => provider.markRead(number, replyTo, { typing: true }),
  upload: () =>
    provider.uploadMedia(number, { bytes: Buffer.from('‰PNG and more'), mimeType: 'image/png', filename: 'a.png' }),
  find_media: () => provider.findMedia(number, mediaId),
  templates: () => provider.listTemplates({ wabaId, token: number.token }),
}

const cases = Object.entries(captured).flatMap(([client, sent]) =>
  Object.entries(sent).map(([what, call]) => [client, what, call] as const),
)

it('compares each call with those of at least two other clients', () => {
  const counts = Object.keys(calls).map((what) => [what, cases.filter(([, each]) => each === what).length] as const)
  expect(counts.filter(([, count]) => count < 2)).toEqual([])
  expect(cases.filter(([, what]) => calls[what] === undefined)).toEqual([])
})

it.each(cases)('%s: %s is the same call', async (client, what, theirs) => {
  expect(await calls[what]!()).toSatisfy(({ kind, ok }) => kind === 'accepted' || ok === true)
  const { method, target, body } = simulator.calls.at(-1)!
  const ours = { method, target: target.replace(mediaId, 'MEDIA_ID'), ...(body !== undefined && { body }) }
  expect((differences[`${client} ${what}`] ?? ((same) => same))(ours)).toEqual(theirs)
})

function changed(call: Call, from: string, to: string): Call {
  const written = JSON.stringify(call)
  expect(written).toContain(from)
  return JSON.parse(written.replace(from, to))
}

/** Removes the requested fields, which the other clients do not list. */
function withoutFields({ target, ...call }: Call): Call {
  const url = new URL(target, 'http://provider')
  expect(url.searchParams.get('fields')).toMatch(/^id,name,/)
  url.searchParams.delete('fields')
  return { ...call, target: `${url.pathname}${url.search}` }
}
