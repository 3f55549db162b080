import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anInbox, changeOn, messagesOf, signed, textFrom, textsOn, webhookOf } from '../support/inbox.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { request, send } from '../support/send.ts'
import { startApi, verifyToken } from '../support/start-api.ts'
import { startWiredApi } from '../support/start-wired-api.ts'

const inbox = await anInbox()

const url = () => `${inbox.api.url}/provider/webhooks`

describe('the handshake', () => {
  const shake = (query: Record<string, string>) => fetch(`${url()}?${new URLSearchParams(query)}`)
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': verifyToken, 'hub.challenge': '1158201444' }

  it('returns the challenge', async () => {
    const response = await shake(right)
    expect([response.status, await response.text()]).toEqual([200, '1158201444'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['another token', { ...right, 'hub.verify_token': 'another' }],
    ['no token', { 'hub.mode': 'subscribe', 'hub.challenge': '1' }],
    ['another mode', { ...right, 'hub.mode': 'unsubscribe' }],
  ])('rejects %s', async (_name, query) => {
    const response = await shake(query)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('1158201444')
  })
})

describe('a webhook', () => {
  it('is acknowledged immediately and processed later', async () => {
    const tenant = await inbox.tenant()
    const response = await inbox.post(webhookOf(tenant.account, textsOn(tenant.account, 1)))
    expect([response.status, await response.text()]).toEqual([200, 'Stored.'])
    expect(response.headers.get('x-request-id')).toMatch(/^req_/)
    expect(await messagesOf(tenant)).toEqual([])
    await inbox.processDue()
    expect(await messagesOf(tenant)).toHaveLength(1)
    expect(await inbox.stored()).toEqual([])
  })

  it.each<[string, (body: string) => string | null]>([
    ['without a signature', () => null],
    ['signed with another secret', (body) => signed(body, 'another')],
    ['with the signature of another body', () => signed('{}', inbox.api.simulator.app.secret)],
    ['with a malformed signature', () => 'sha256=xyz'],
  ])('%s is rejected, and nothing of it is stored', async (_name, sign) => {
    const tenant = await inbox.tenant()
    const body = webhookOf(tenant.account, textsOn(tenant.account, 1))
    const response = await inbox.post(body, sign(body))
    expect(response.status).toBe(401)
    expect(await inbox.stored()).toEqual([])
  })

  it('of 3 MiB is accepted, and a larger one rejected', async () => {
    const largest = Buffer.alloc(3 * 1_048_576, ' ')
    largest.write('{"object":"x","entry":[]}')
    expect((await inbox.post(largest)).status).toBe(200)
    await inbox.processDue()
    expect(await inbox.stored()).toEqual([])
    const larger = new Uint8Array(Buffer.concat([largest, Buffer.from(' ')]))
    expect((await inbox.post(larger)).status).toBe(413)
    const chunks = new ReadableStream({
      start(controller) {
        for (let begin = 0; begin < larger.length; begin += 65_536)
          controller.enqueue(larger.subarray(begin, begin + 65_536))
        controller.close()
      },
    })
    const headers = { 'X-Hub-Signature-256': signed(larger, inbox.api.simulator.app.secret) }
    const { status } = await fetch(url(), { method: 'POST', headers, body: chunks, duplex: 'half' } as RequestInit)
    expect(status).toBe(413)
    expect(await inbox.stored()).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"object":'],
    ['bytes', randomBytes(64)],
    ['no webhook', '[]'],
  ])('that is %s is stored and logged, and never causes a 5xx', async (_name, body) => {
    const before = inbox.logged.length
    expect((await inbox.post(typeof body === 'string' ? body : new Uint8Array(body))).status).toBe(200)
    await inbox.processDue()
    expect((await inbox.stored()).at(-1)).toMatchObject({
      next_attempt_at: null,
      failure: expect.stringMatching(/Cannot be parsed/),
    })
    expect(inbox.logged.slice(before)).toMatchObject([
      {
        webhookId: expect.any(Number),
        receivedAt: expect.any(String),
        reason: expect.stringMatching(/Cannot be parsed/),
        msg: 'A provider webhook is not retried and stays stored.',
      },
    ])
  })

  it('may contain text that PostgreSQL rejects, and names of any length', async () => {
    const tenant = await inbox.tenant()
    const number = newPhoneNumber()
    const message = textFrom(number, 'wamid.\u0000odd', 'a\u0000b \ud800 c')
    const contacts = [{ wa_id: number.slice(1), profile: { name: '🥐'.repeat(500), username: 'u'.repeat(500) } }]
    const change = {
      field: 'messages',
      value: { metadata: { phone_number_id: tenant.account.phone_number_id }, contacts, messages: [message] },
    }
    await inbox.post(webhookOf(tenant.account, [change]))
    await inbox.processDue()
    const [shown] = await messagesOf(tenant)
    const contact = await send('getContact', tenant, { params: { id: shown?.contact_id ?? '' } })
    expect(contact.body.data).toMatchObject({ name: '🥐'.repeat(200), username: 'u'.repeat(100) })
    expect(shown).toMatchObject({ content: 'ab \ufffd c', provider_message_id: 'wamid.odd' })
  })

  it('may have unknown fields, and no valid contact', async () => {
    const tenant = await inbox.tenant()
    const good = { ...textFrom(newPhoneNumber(), 'wamid.good', 'Hi'), tomorrow: { x: 1 } }
    const bad = { ...textFrom('', 'wamid.bad', 'Hi'), from: 'not a number', from_user_id: 'nonsense' }
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      unknown: true,
      entry: [
        {
          id: tenant.account.waba_id,
          time: 1,
          changes: [changeOn(tenant.account, bad), changeOn(tenant.account, good)],
        },
      ],
    })
    expect((await inbox.post(body)).status).toBe(200)
    await inbox.processDue()
    expect(await messagesOf(tenant)).toMatchObject([{ provider_message_id: 'wamid.good' }])
    expect((await inbox.stored()).at(-1)).toMatchObject({
      next_attempt_at: null,
      failure: expect.stringMatching(/no phone number/),
    })
  })

  it('has no other methods', async () => {
    const response = await fetch(url(), { method: 'PUT', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('without the app’s secret', () => {
  it('the path does not exist', async () => {
    const api = await startApi()
    expect(await request(`${api.url}/provider/webhooks`)).toMatchObject({ status: 404 })
    expect(await request(`${api.url}/provider/webhooks`, { method: 'POST', body: '{}' })).toMatchObject({ status: 404 })
  })

  it('an environment with all settings accepts webhooks', async () => {
    const env = { PROVIDER_APP_ID: '1', PROVIDER_APP_SECRET: 'the secret', PROVIDER_VERIFY_TOKEN: 'the token' }
    const { url: base } = await startWiredApi(env)
    const query = 'hub.mode=subscribe&hub.verify_token=the%20token&hub.challenge=7'
    expect(await (await fetch(`${base}/provider/webhooks?${query}`)).text()).toBe('7')
    const headers = { 'X-Hub-Signature-256': signed('{}', 'another') }
    const refused = await fetch(`${base}/provider/webhooks`, { method: 'POST', headers, body: '{}' })
    expect(refused.status).toBe(401)
  })
})
