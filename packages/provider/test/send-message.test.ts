import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSimulator } from '@channel/simulator'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { type HttpProviderOptions, httpProvider, type OutboundContent } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const simulator = await startSimulator({ behavior: { enforce_window: false } })
afterAll(() => simulator.stop())

const to = { phoneNumber: '+4915112345678' }
const hello = { to, content: { type: 'text', text: { body: 'Hello 👋 a/b' } } } as const

function provider(options: HttpProviderOptions = {}) {
  return httpProvider({ baseUrl: simulator.url, ...options })
}

function lastCall() {
  return simulator.calls.at(-1)
}

function sentFrom({ phoneNumberId }: { phoneNumberId: string }) {
  return simulator.sent().filter((message) => message.phone_number_id === phoneNumberId)
}

describe('sendMessage', () => {
  it('sends a text and returns the provider’s id', async () => {
    const number = givenNumber(simulator)
    const outcome = await provider().sendMessage(number, { ...hello, callbackData: 'msg_1' })
    const [sent] = sentFrom(number)
    expect(outcome).toEqual({
      kind: 'accepted',
      messageId: sent?.id,
      waId: '4915112345678',
      bsuid: undefined,
      held: false,
    })
    expect(lastCall()).toEqual({
      method: 'POST',
      target: `/v23.0/${number.phoneNumberId}/messages`,
      authorization: `Bearer ${number.token}`,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '+4915112345678',
        type: 'text',
        text: { body: 'Hello 👋 a/b' },
        biz_opaque_callback_data: 'msg_1',
      },
    })
  })

  it('replies to a message, and sends to a business-scoped user id', async () => {
    const number = givenNumber(simulator)
    const bsuid = 'DE.4711'
    const outcome = await provider().sendMessage(number, { ...hello, to: { bsuid }, replyTo: 'wamid.before' })
    expect(outcome).toMatchObject({ kind: 'accepted', waId: undefined, bsuid })
    const { body } = lastCall() as { body: object }
    expect(body).toMatchObject({ recipient: bsuid, context: { message_id: 'wamid.before' } })
    expect(body).not.toHaveProperty('to')
  })

  it.each<OutboundContent>([
    { type: 'image', image: { link: 'https://example.com/a.jpg', caption: 'Rolls' } },
    { type: 'video', video: { link: 'https://example.com/a.mp4' } },
    { type: 'audio', audio: { link: 'https://example.com/a.ogg' } },
    { type: 'sticker', sticker: { link: 'https://example.com/a.webp' } },
    { type: 'document', document: { link: 'https://example.com/a.pdf', filename: 'invoice.pdf', caption: 'Yours' } },
    { type: 'location', location: { latitude: 52.5, longitude: 13.4, name: 'Bakery', address: 'Street 1' } },
    {
      type: 'contacts',
      contacts: [{ name: { formatted_name: 'Ana', first_name: 'Ana' }, phones: [{ phone: '+491' }] }],
    },
    { type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } },
    { type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '' } },
    {
      type: 'interactive',
      interactive: {
        type: 'button',
        body: { text: 'Sure?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'y', title: 'Yes' } }] },
      },
    },
    {
      type: 'interactive',
      interactive: {
        type: 'list',
        body: { text: 'Which?' },
        action: { button: 'Choose', sections: [{ rows: [{ id: '1', title: 'Rye' }] }] },
      },
    },
    { type: 'template', template: { name: 'hello', language: { code: 'de' } } },
    {
      type: 'template',
      template: {
        name: 'order',
        language: { code: 'en_US' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ana' }] }],
      },
    },
  ])('sends $type unchanged: %j', async (content) => {
    const number = givenNumber(simulator)
    simulator.setTemplates(number.wabaId, [
      { name: 'hello', language: 'de' },
      { name: 'order', components: [{ type: 'BODY', text: 'Hello {{1}}' }] },
    ])
    expect(await provider().sendMessage(number, { to, content })).toMatchObject({ kind: 'accepted' })
    expect(lastCall()?.body).toMatchObject(content)
    expect(sentFrom(number)).toMatchObject([{ type: content.type, to: '4915112345678' }])
  })

  it('sends an uploaded file', async () => {
    const number = givenNumber(simulator)
    const file = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'image/png', filename: 'a.png' }
    const upload = await provider().uploadMedia(number, file)
    const id = upload.ok ? upload.value.id : ''
    const content = { type: 'image', image: { id } } as const
    expect(await provider().sendMessage(number, { to, content })).toMatchObject({ kind: 'accepted' })
    const foreign = givenNumber(simulator)
    expect(await provider().sendMessage(foreign, { to, content })).toMatchObject({
      kind: 'refused',
      failure: { code: 131009, details: expect.stringContaining(id) },
    })
  })

  it('reports a template that the provider holds for assessment', async () => {
    const body = '{"messages":[{"id":"wamid.1","message_status":"held_for_quality_assessment"}]}'
    const baseUrl = await startServer(200, body)
    expect(await httpProvider({ baseUrl }).sendMessage({ phoneNumberId: '1', token: 't' }, hello)).toEqual({
      kind: 'accepted',
      messageId: 'wamid.1',
      waId: undefined,
      bsuid: undefined,
      held: true,
    })
  })
})

describe('a rejected message', () => {
  it('is refused with the meaning of the code', async () => {
    const number = givenNumber(simulator)
    const path = `/${number.phoneNumberId}/messages`
    simulator.arm({ kind: 'error', code: 131056, message: 'Slow down', details: 'Too many to one', path })
    expect(await provider().sendMessage(number, hello)).toEqual({
      kind: 'refused',
      failure: {
        kind: 'refused',
        status: 400,
        code: 131056,
        subcode: undefined,
        message: 'Slow down',
        details: 'Too many to one',
      },
      meaning: { code: 'account_rate_limited', retryable: true, throttle: 'recipient' },
    })
    simulator.arm({ kind: 'error', code: 131016, status: 503, path })
    expect(await provider().sendMessage(number, hello)).toMatchObject({
      kind: 'refused',
      meaning: { code: 'upstream_error', retryable: true },
    })
    expect(await provider().sendMessage({ ...number, token: 'wrong' }, hello)).toMatchObject({
      kind: 'refused',
      meaning: { code: 'auth_expired', retryable: false },
    })
    expect(sentFrom(number)).toEqual([])
  })

  it('is unsent without a connection, or with an HTTP error that is not the provider’s', async () => {
    const former = await startSimulator()
    await former.stop()
    const unreachableProvider = httpProvider({ baseUrl: former.url })
    const number = { phoneNumberId: '1', token: 't' }
    expect(await unreachableProvider.sendMessage(number, hello)).toMatchObject({
      kind: 'unsent',
      failure: { kind: 'unreachable' },
    })
    const impossible = { phoneNumberId: '1', token: 'two\nlines' }
    const outcome = await provider().sendMessage(impossible, hello)
    expect(outcome).toMatchObject({ kind: 'unsent' })
    expect(JSON.stringify(outcome)).not.toMatch(/two/)
    const noCode = JSON.stringify({ error: { code: 2 ** 31, message: 'x' } })
    for (const [status, body] of [
      [302, '<html>'],
      [404, '<html>'],
      [429, '<html>'],
      [400, noCode],
    ] as const) {
      const proxy = httpProvider({ baseUrl: await startServer(status, body) })
      expect(await proxy.sendMessage(number, hello)).toMatchObject({ kind: 'unsent', failure: { kind: 'unreadable' } })
    }
  })
})

describe('a message with an unknown outcome', () => {
  it('is lost with its response: the provider has it, once', async () => {
    const number = givenNumber(simulator)
    simulator.arm({ kind: 'lose', path: `/${number.phoneNumberId}/messages` })
    const outcome = await provider().sendMessage(number, { ...hello, callbackData: 'msg_2' })
    expect(outcome).toMatchObject({ kind: 'lost', failure: { kind: 'unreachable', unsent: false } })
    expect(sentFrom(number)).toMatchObject([{ biz_opaque_callback_data: 'msg_2' }])
  })

  it('is lost if the provider was reached but the response is unreadable or late', async () => {
    const number = givenNumber(simulator)
    const path = `/${number.phoneNumberId}/messages`
    simulator.arm({ kind: 'drop', path })
    expect(await provider().sendMessage(number, hello)).toMatchObject({ kind: 'lost' })
    simulator.arm({ kind: 'hang', path })
    const timeout = { kind: 'lost', failure: { kind: 'timeout' } }
    expect(await provider({ requestTimeoutMs: 100 }).sendMessage(number, hello)).toMatchObject(timeout)
    for (const status of [200, 502, 504]) {
      simulator.arm({ kind: 'garbage', status, path })
      expect(await provider().sendMessage(number, hello)).toMatchObject({
        kind: 'lost',
        failure: { kind: 'unreadable' },
      })
    }
    expect(sentFrom(number)).toEqual([])
  })

  it('is lost if the provider’s id cannot be stored', async () => {
    const number = { phoneNumberId: '1', token: 't' }
    for (const id of ['', 'x'.repeat(513)]) {
      const adapter = httpProvider({ baseUrl: await startServer(200, JSON.stringify({ messages: [{ id }] })) })
      expect(await adapter.sendMessage(number, hello)).toMatchObject({ kind: 'lost', failure: { kind: 'unreadable' } })
    }
  })
})

describe('an error of the provider', () => {
  const number = { phoneNumberId: '1', token: 't' }
  const outcomeOf = async (status: number, body: string) =>
    httpProvider({ baseUrl: await startServer(status, body) }).sendMessage(number, hello)

  it.each([
    [200, 131000, true],
    [400, 131000, true],
    [500, 131000, true],
    [503, 2, true],
    [500, 131026, false],
    [500, 999_999, false],
    [502, -1, false],
    [400, 999_999, false],
  ])('counts with HTTP %i and the code %i; retryable: %s', async (status, code, retryable) => {
    expect(await outcomeOf(status, JSON.stringify({ error: { code, message: 'No' } }))).toMatchObject({
      kind: 'refused',
      failure: { status, code },
      meaning: { retryable },
    })
  })

  it.each([
    { code: 131047, message: null, error_subcode: null, error_data: null },
    { code: 131047, message: { text: 'No' }, error_subcode: '33', error_data: { details: 7 } },
    { code: 131047 },
  ])('counts by its code alone: %j', async (error) => {
    for (const status of [400, 500]) {
      const failure = { code: 131047, message: '', subcode: undefined, details: undefined }
      expect(await outcomeOf(status, JSON.stringify({ error }))).toMatchObject({ kind: 'refused', failure })
    }
  })

  it.each([
    ['HTML', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['truncated JSON', '{"error":{"code":131000,"mess'],
    ['a code that is text', '{"error":{"code":"131000","message":"No"}}'],
    ['a code that is not an integer', '{"error":{"code":131000.5}}'],
    ['no code', '{"error":{"message":"No"}}'],
    ['an error that is text', '{"error":"131000"}'],
    ['a code outside of an error', '{"code":131000}'],
  ])('needs a numeric code: %s is lost with 2xx and 5xx, and unsent with 4xx', async (_, body) => {
    for (const status of [200, 500, 502, 503]) {
      expect(await outcomeOf(status, body)).toMatchObject({ kind: 'lost', failure: { kind: 'unreadable' } })
    }
    for (const status of [400, 404, 429]) {
      expect(await outcomeOf(status, body)).toMatchObject({ kind: 'unsent', failure: { kind: 'unreadable' } })
    }
  })

  it.each([400, 500])('is lost if the connection breaks or stalls before its end, with HTTP %i too', async (status) => {
    const body = JSON.stringify({ error: { code: 131000, message: 'No' } })
    for (const isCut of [true, false]) {
      const server = createServer((_request, response) => {
        response.writeHead(status, { 'Content-Length': body.length + 10 }).write(body)
        if (isCut) setImmediate(() => response.destroy())
      })
      const settings = { baseUrl: await listening(server), requestTimeoutMs: isCut ? 60_000 : 200 }
      const outcome = await httpProvider(settings).sendMessage(number, hello)
      expect(outcome).toMatchObject({ kind: 'lost', failure: { kind: isCut ? 'unreachable' : 'timeout' } })
    }
  })
})

describe('markRead', () => {
  it('marks a message and earlier ones read, and shows a typing indicator', async () => {
    const number = givenNumber(simulator)
    const [first, second] = ['Hello?', 'Anybody?'].map((body) =>
      simulator.receive(number.phoneNumberId, { from: '+4915112345678', text: { body } }),
    )
    const value = undefined
    expect(await provider().markRead(number, second!.id, { typing: true })).toEqual({ ok: true, value })
    expect(lastCall()?.body).toEqual({
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: second!.id,
      typing_indicator: { type: 'text' },
    })
    expect([first!.status, second!.status]).toEqual(['read', 'read'])
    expect(await provider().markRead(number, second!.id)).toEqual({ ok: true, value })
    expect(lastCall()?.body).not.toHaveProperty('typing_indicator')
    expect(await provider().markRead(number, 'wamid.unknown')).toMatchObject({ ok: false, failure: { code: 131009 } })
  })
})

/** A server that sends this response for every request. */
function startServer(status: number, body: string): Promise<string> {
  return listening(createServer((_request, response) => response.writeHead(status, { Location: '/' }).end(body)))
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
