import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ManualClock, manualClock, type Simulator, startSimulator } from '../src/index.ts'
import { type App, startApp } from './support.ts'

const number = '106540352242922'
const waba = '102290129340398'
const ana = '+49 151 12345678'
let clock: ManualClock
let simulator: Simulator
let app: App

beforeEach(async () => {
  clock = manualClock(Date.parse('2026-11-20T09:00:00Z'))
  app = await startApp()
  simulator = await startSimulator({ clock, callbackUrl: app.url, app: { secret: 'shh' }, behavior: { pace_ms: 100 } })
  simulator.setNumber(number, { waba_id: waba, display_phone_number: '+49 30 901820', verified_name: 'Bakery' })
})
afterEach(() => simulator.stop())

interface Sending {
  readonly id?: string
  readonly token?: string
  readonly signal?: AbortSignal
}

async function send(body: object, { id = number, token = 'any', signal }: Sending = {}) {
  const response = await fetch(`${simulator.url}/v23.0/${id}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messaging_product: 'whatsapp', to: ana, ...body }),
    signal: signal ?? null,
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  return { status: response.status, body: (await response.json()) as any }
}

const hello = { type: 'text', text: { body: 'Hello' } }

const buttons = [{ type: 'reply', reply: { id: '1', title: 'Yes' } }]
const withHeader = (header: object) => ({
  type: 'interactive',
  interactive: { type: 'button', header, body: { text: 'Cake?' }, action: { buttons } },
})

function write(message: object = { text: { body: 'Do you have rye?' } }) {
  return simulator.receive(number, { from: ana, name: 'Ana', ...message })
}

async function statuses() {
  await simulator.settled()
  return app.changes().flatMap(({ value }) => value.statuses ?? [])
}

describe('a message to a customer', () => {
  it('is accepted, then sent, delivered and read', async () => {
    write()
    const { status, body } = await send({ ...hello, biz_opaque_callback_data: 'msg_1' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: ana, wa_id: '4915112345678' }],
        messages: [{ id: expect.stringMatching(/^wamid\./) }],
      },
    })
    expect(simulator.sent()).toMatchObject([{ status: 'accepted', to: '4915112345678', content: { text: hello.text } }])
    clock.advance(99)
    expect(await statuses()).toEqual([])
    clock.advance(2000)
    const updates = await statuses()
    expect(updates.map(({ status, timestamp }) => [status, timestamp])).toEqual([
      ['sent', '1795165200'],
      ['delivered', '1795165200'],
      ['read', '1795165200'],
    ])
    expect(updates[0]).toMatchObject({
      id: body.messages[0].id,
      recipient_id: '4915112345678',
      recipient_user_id: expect.stringMatching(/^US\.\d+$/),
      biz_opaque_callback_data: 'msg_1',
    })
    expect(app.changes().at(-1)).toMatchObject({
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '4930901820', phone_number_id: number },
        contacts: [{ wa_id: '4915112345678', profile: { name: 'Ana' } }],
      },
    })
    expect(app.received.at(-1)?.json.entry[0].id).toBe(waba)
  })

  it('fails outside of 24 hours, unless it is a template', async () => {
    simulator.setTemplates(waba, [{ name: 'hi', components: [{ type: 'BODY', text: 'Hi {{1}}' }] }])
    write()
    clock.advance(24 * 3_600_000 - 1)
    await send(hello)
    clock.advance(1)
    await send(hello)
    const parameters = [{ type: 'text', text: 'Ana' }]
    const template = { name: 'hi', language: { code: 'en_US' }, components: [{ type: 'body', parameters }] }
    expect((await send({ type: 'template', template })).body.messages).toMatchObject([{ message_status: 'accepted' }])
    clock.advance(100)
    const updates = await statuses()
    expect(updates.map(({ status }) => status)).toEqual(['sent', 'failed', 'sent'])
    expect(updates[1]).toMatchObject({ errors: [{ code: 131047, title: 'Re-engagement message' }] })
    expect(updates[1]).not.toHaveProperty('recipient_user_id')
    expect(app.changes().at(-2).value).not.toHaveProperty('contacts')
  })

  it('is free for 72 hours after the reply to a message from an ad', async () => {
    const referral = { source_type: 'ad', source_id: '1' }
    simulator.receive(number, { from: ana, type: 'text', text: { body: 'Hi' }, referral })
    clock.advance(23 * 3_600_000)
    await send(hello)
    clock.advance(300)
    const free = { billable: false, category: 'referral_conversion', type: 'free_entry_point', pricing_model: 'PMP' }
    const [sent, delivered] = await statuses()
    const expiration_timestamp = String(Math.floor(clock.now() / 1000) + 72 * 3600)
    expect(sent).toMatchObject({ pricing: free, conversation: { origin: { type: 'referral_conversion' } } })
    expect(Number(expiration_timestamp) - Number(sent.conversation.expiration_timestamp)).toBeLessThan(2)
    expect(delivered).toMatchObject({ pricing: free, conversation: { id: sent.conversation.id } })
    expect(delivered.conversation).not.toHaveProperty('expiration_timestamp')
    clock.advance(72 * 3_600_000)
    write()
    await send(hello)
    clock.advance(300)
    expect((await statuses()).at(-1)).toMatchObject({ pricing: { type: 'free_customer_service' } })
    expect((await statuses()).at(-1)).not.toHaveProperty('conversation')
  })

  it('fails with the requested code, immediately or later', async () => {
    write()
    simulator.arm({ kind: 'error', code: 131000, details: 'Try later', path: '/messages' })
    expect(await send(hello)).toMatchObject({
      status: 400,
      body: { error: { code: 131000, error_data: { messaging_product: 'whatsapp', details: 'Try later' } } },
    })
    simulator.arm({ kind: 'fail_later', code: 131026 })
    expect(await send(hello)).toMatchObject({ status: 200 })
    clock.advance(1000)
    expect(await statuses()).toMatchObject([{ status: 'failed', errors: [{ code: 131026 }] }])
    expect(simulator.sent()).toMatchObject([{ status: 'failed', error_code: 131026 }])
  })

  it('can be executed and still return an error', async () => {
    write()
    simulator.arm({ kind: 'error', code: 131000, status: 500, done: true })
    expect(await send(hello)).toMatchObject({ status: 500, body: { error: { code: 131000 } } })
    clock.advance(100)
    expect(await statuses()).toMatchObject([{ status: 'sent' }])
  })

  it('exists although its response is lost', async () => {
    write()
    simulator.arm({ kind: 'lose' })
    await expect(send({ ...hello, biz_opaque_callback_data: 'msg_2' })).rejects.toThrow()
    clock.advance(100)
    expect(await statuses()).toMatchObject([{ status: 'sent', biz_opaque_callback_data: 'msg_2' }])
  })

  it('exists although its response never arrives', async () => {
    write()
    simulator.arm({ kind: 'stall' })
    const controller = new AbortController()
    const sending = send(hello, { signal: controller.signal })
    await expect.poll(() => simulator.sent().length).toBe(1)
    controller.abort()
    await expect(sending).rejects.toThrow(/abort/)
  })

  it('fails for marketing to a customer who opted out', async () => {
    simulator.setTemplates(waba, [
      { name: 'offer', category: 'MARKETING' },
      { name: 'order', category: 'UTILITY' },
    ])
    const template = (name: string) => send({ type: 'template', template: { name, language: { code: 'en_US' } } })
    simulator.prefer(number, { from: ana, value: 'stop' })
    await template('offer')
    await template('order')
    simulator.prefer(number, { from: ana, value: 'resume' })
    await template('offer')
    clock.advance(100)
    expect((await statuses()).map(({ status, errors }) => [status, errors?.[0].code])).toEqual([
      ['failed', 131050],
      ['sent', undefined],
      ['sent', undefined],
    ])
    expect(app.changes()[0]).toMatchObject({
      field: 'user_preferences',
      value: { user_preferences: [{ wa_id: '4915112345678', category: 'marketing_messages', value: 'stop' }] },
    })
  })

  it('gets a reply from a customer who replies', async () => {
    simulator.behave({ auto_reply: true })
    write()
    const buttons = [{ type: 'reply', reply: { id: 'y', title: 'Yes' } }]
    await send({ type: 'interactive', interactive: { type: 'button', body: { text: 'Sure?' }, action: { buttons } } })
    await send(hello)
    await send({ type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } })
    const name = 'request_contact_info'
    await send({ type: 'interactive', interactive: { type: name, body: { text: 'Number?' }, action: { name } } })
    const components = [{ type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'More' }] }]
    simulator.setTemplates(waba, [{ name: 'offer', components }])
    await send({ type: 'template', template: { name: 'offer', language: { code: 'en_US' } } })
    clock.advance(5000)
    await simulator.settled()
    const replies = app.changes().flatMap(({ value }) => value.messages ?? [])
    expect(replies.slice(1)).toMatchObject([
      {
        type: 'interactive',
        interactive: { button_reply: { id: 'y', title: 'Yes' } },
        context: { from: '4930901820', id: expect.any(String) },
      },
      { type: 'text', text: { body: 'Thank you!' } },
      { type: 'contacts', contacts: [{ origin: 'contact_request', phones: [{ wa_id: '4915112345678' }] }] },
      { type: 'button', button: { payload: 'More', text: 'More' }, context: { id: expect.any(String) } },
    ])
  })

  it('asks a customer for the number, which is shown from then on', async () => {
    simulator.receive(number, { from: 'DE.123', text: { body: 'Hi' } })
    const interactive = { type: 'request_contact_info', body: { text: 'Your number?' } }
    const action = { name: 'request_contact_info' }
    const { status } = await send({ to: undefined, recipient: 'DE.123', type: 'interactive', interactive })
    expect(status).toBe(400)
    const asked = { ...interactive, action }
    const accepted = await send({ to: undefined, recipient: 'DE.123', type: 'interactive', interactive: asked })
    expect(accepted.status).toBe(200)
    const contacts = [{ origin: 'contact_request', phones: [{ phone: '+49 170 123', wa_id: '49170123' }] }]
    simulator.receive(number, { from: 'DE.123', type: 'contacts', contacts })
    simulator.receive(number, { from: 'DE.123', text: { body: 'Done' } })
    await simulator.settled()
    const inbound = app.changes().flatMap(({ value }) => value.messages ?? [])
    expect(inbound.map(({ from }) => from)).toEqual([undefined, undefined, '49170123'])
    expect(inbound[1]).toMatchObject({ from_user_id: 'DE.123', type: 'contacts', contacts })
  })

  it('is limited like the provider’s, if enabled', async () => {
    simulator.behave({ enforce_limits: true, enforce_window: false })
    simulator.setNumber(number, { throughput: 5 })
    const codes = async (count: number, to: (index: number) => string) => {
      const codes = []
      for (let index = 0; index < count; index++) codes.push((await send({ ...hello, to: to(index) })).body.error?.code)
      return codes
    }
    expect(await codes(6, (index) => `+4915100000${index}`)).toEqual([...Array(5).fill(undefined), 130429])
    clock.advance(1000)
    simulator.setNumber(number, { throughput: 1000 })
    expect(await codes(46, () => '+491519999')).toEqual([...Array(45).fill(undefined), 131056])
    clock.advance(6000)
    expect(await codes(2, () => '+491519999')).toEqual([undefined, 131056])
  })

  it.each([
    [{ messaging_product: 'x' }, 100],
    [{ to: undefined }, 100],
    [{ type: 'telegram' }, 100],
    [{ text: undefined }, 131008],
    [{ text: { body: 'x'.repeat(4097) } }, 100],
    [{ biz_opaque_callback_data: 'x'.repeat(513) }, 100],
    [{ type: 'image', image: {} }, 131009],
    [{ type: 'image', image: { id: '1' } }, 131009],
    [{ type: 'image', image: { link: 'ftp://x' } }, 100],
    [withHeader({ type: 'image', image: { id: '1' } }), 131009],
    [withHeader({ type: 'video' }), 131009],
    [{ type: 'location', location: { latitude: 91, longitude: 0 } }, 100],
    [{ type: 'template', template: { name: 'none', language: { code: 'de' } } }, 132001],
    [{ type: 'template', template: { name: 'paused', language: { code: 'en_US' } } }, 132015],
    [{ type: 'template', template: { name: 'disabled', language: { code: 'en_US' } } }, 132016],
    [{ type: 'template', template: { name: 'pending', language: { code: 'en_US' } } }, 132001],
    [{ type: 'template', template: { name: 'two', language: { code: 'en_US' } } }, 132000],
    [
      { to: undefined, recipient: 'DE.1', type: 'template', template: { name: 'code', language: { code: 'en_US' } } },
      131062,
    ],
  ])('is rejected if invalid: %j', async (change, code) => {
    simulator.setTemplates(waba, [
      { name: 'paused', status: 'PAUSED' },
      { name: 'disabled', status: 'DISABLED' },
      { name: 'pending', status: 'PENDING' },
      { name: 'two', components: [{ type: 'BODY', text: '{{1}} {{2}} {{1}}' }] },
      { name: 'code', category: 'AUTHENTICATION' },
    ])
    expect(await send({ ...hello, ...change })).toMatchObject({ body: { error: { code } } })
    expect(simulator.sent()).toEqual([])
  })

  it('is sent with an uploaded file, and rejected when the file is 30 days old', async () => {
    write()
    const form = new FormData()
    form.set('messaging_product', 'whatsapp')
    form.set('file', new Blob(['cake'], { type: 'image/png' }), 'cake.png')
    const headers = { Authorization: 'Bearer any' }
    const uploaded = await fetch(`${simulator.url}/v23.0/${number}/media`, { method: 'POST', headers, body: form })
    const { id } = (await uploaded.json()) as { id: string }
    const bodies = [
      { type: 'image', image: { id } },
      { type: 'document', document: { id } },
      withHeader({ type: 'image', image: { id } }),
    ]
    for (const body of bodies) expect((await send(body)).status).toBe(200)
    clock.advance(30 * 24 * 3_600_000)
    for (const body of bodies) expect(await send(body)).toMatchObject({ body: { error: { code: 131009 } } })
  })

  it('is rejected from a number that is missing, not registered, or another account’s', async () => {
    expect(await send(hello, { id: '1' })).toMatchObject({ status: 400, body: { error: { code: 100 } } })
    simulator.setToken(waba, 'right')
    expect(await send(hello)).toMatchObject({ status: 401, body: { error: { code: 190 } } })
    simulator.setNumber(number, { registered: false })
    expect(await send(hello, { token: 'right' })).toMatchObject({ status: 400, body: { error: { code: 133010 } } })
  })
})

describe('a webhook', () => {
  it('is signed over the provider’s own bytes: escaped slashes, and ASCII only', async () => {
    write({ text: { body: 'Grüße 🥐 a/b' } })
    await simulator.settled()
    const [{ body, headers, json }] = app.received as [(typeof app.received)[0]]
    expect(body).toContain('Gr\\u00fc\\u00dfe \\ud83e\\udd50 a\\/b')
    expect(json.entry[0].changes[0].value.messages[0].text.body).toBe('Grüße 🥐 a/b')
    expect(headers['x-hub-signature-256']).toBe(`sha256=${createHmac('sha256', 'shh').update(body).digest('hex')}`)
    expect(headers['content-type']).toBe('application/json')
  })

  it('is retried until the app has accepted it', async () => {
    let refusals = 2
    const busy = await startApp(() => (refusals-- > 0 ? 500 : 200))
    simulator.setWebhooks({ url: busy.url })
    write()
    for (const pause of [0, 1000, 2000, 4000]) {
      clock.advance(pause)
      await simulator.settled()
    }
    expect(busy.received.map(({ body }) => body)).toEqual(Array(3).fill(busy.received[0]?.body))
    expect(simulator.deliveries.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 500],
      [3, 200],
    ])
  })

  it('can be sent five times and in random order, or several in one request', async () => {
    simulator.setWebhooks({ copies: 5, shuffle: true, hold_ms: 1000, batch: 7 })
    for (let index = 0; index < 20; index++) write({ text: { body: String(index) } })
    clock.advance(1000)
    await simulator.settled()
    expect(app.received.map(({ json }) => json.entry[0].changes.length)).toEqual([...Array(14).fill(7), 2])
    const texts = app.changes().map(({ value }) => Number(value.messages[0].text.body))
    expect(texts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => Math.floor(index / 5)))
    expect(texts).not.toEqual(texts.toSorted((a, b) => a - b))
  })

  it('waits while paused, and is not sent for an account without a subscription', async () => {
    simulator.setWebhooks({ paused: true })
    write()
    await simulator.settled()
    expect(app.received).toEqual([])
    simulator.setWebhooks({ paused: false })
    await simulator.settled()
    expect(app.received).toHaveLength(1)
    const other = simulator.finishSignup('+49 30 1', 'Other')
    simulator.receive(other.phoneNumberId, { from: ana, text: { body: 'x' } })
    await simulator.settled()
    expect(app.received).toHaveLength(1)
  })

  it('reports customers’ messages, including files', async () => {
    write({ type: 'location', location: { latitude: 1, longitude: 2 } })
    write({ type: 'document', document: { base64: 'JVBERg==', mime_type: 'application/pdf', filename: 'a.pdf' } })
    simulator.receive(number, { from: 'DE.123', username: 'ana.b', parent_user_id: 'DE.ENT.9', text: { body: 'x' } })
    await simulator.settled()
    const [location, document, nameless] = app
      .changes()
      .map(({ value }) => ({ ...value.messages[0], contact: value.contacts[0] }))
    expect(location).toMatchObject({ from: '4915112345678', type: 'location', location: { latitude: 1, longitude: 2 } })
    expect(document.document).toEqual({
      id: expect.stringMatching(/^\d+$/),
      mime_type: 'application/pdf',
      filename: 'a.pdf',
      sha256: expect.stringMatching(/^[\w+/]{43}=$/),
      url: expect.stringContaining(simulator.url),
    })
    expect(nameless).toMatchObject({
      from_user_id: 'DE.123',
      from_parent_user_id: 'DE.ENT.9',
      contact: { profile: { username: 'ana.b' }, user_id: 'DE.123', parent_user_id: 'DE.ENT.9' },
    })
    expect(nameless).not.toHaveProperty('from')
  })

  it('reports changed numbers and ids of customers, and templates', async () => {
    write()
    simulator.changeIdentity(number, { from: ana, number: '+49 151 999', user_id: 'DE.2' })
    simulator.setTemplates(waba, [{ id: '5', name: 'hi', category: 'UTILITY' }])
    simulator.changeTemplate(waba, 'hi', 'en_US', { status: 'PAUSED', reason: 'NONE', category: 'MARKETING' })
    simulator.sendUpdate(waba, 'account_update', { event: 'PARTNER_REMOVED' })
    await simulator.settled()
    expect(app.changes().slice(1)).toMatchObject([
      {
        value: {
          messages: [
            {
              from: '4915112345678',
              type: 'system',
              system: { type: 'user_changed_number', wa_id: '49151999', user_id: 'DE.2' },
            },
          ],
        },
      },
      { field: 'user_id_update', value: { user_id_update: [{ wa_id: '49151999', user_id: { current: 'DE.2' } }] } },
      { field: 'message_template_status_update', value: { event: 'PAUSED', message_template_id: 5, reason: 'NONE' } },
      { field: 'template_category_update', value: { previous_category: 'UTILITY', new_category: 'MARKETING' } },
      { field: 'account_update', value: { event: 'PARTNER_REMOVED' } },
    ])
    simulator.receive(number, { from: 'DE.2', text: { body: 'It is me' } })
    await simulator.settled()
    expect(app.changes().at(-1).value.messages[0]).toMatchObject({ from: '49151999', from_user_id: 'DE.2' })
  })
})

describe('the handshake', () => {
  it('connects a callback that returns the challenge', async () => {
    const right = await startApp(({ url }) => url.searchParams.get('hub.challenge') ?? 200)
    await simulator.connectCallback(`${right.url}?x=1`, 'verify me')
    expect(Object.fromEntries(right.received[0]!.url.searchParams)).toMatchObject({
      x: '1',
      'hub.mode': 'subscribe',
      'hub.verify_token': 'verify me',
    })
    write()
    await simulator.settled()
    expect(right.received.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('rejects a callback that does not', async () => {
    const wrong = await startApp(() => 403)
    await expect(simulator.connectCallback(wrong.url, 'x')).rejects.toThrow(/HTTP 403/)
    await expect(simulator.connectCallback('http://127.0.0.1:1/', 'x')).rejects.toThrow(/no response/)
  })
})
