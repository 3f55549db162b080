import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../src/index.ts'
import { startApp } from './support.ts'

const number = '106540352242922'
const ana = '+4915112345678'
let simulator: Simulator

beforeEach(async () => {
  simulator = await startSimulator({ behavior: { pace_ms: 0 } })
})
afterEach(() => simulator.stop())

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${simulator.url}/_control${path}`, { method, headers, ...init })
  const text = await response.text()
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as any }
}

function send(body: object) {
  const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
  const whole = JSON.stringify({ messaging_product: 'whatsapp', to: ana, ...body })
  return fetch(`${simulator.url}/v23.0/${number}/messages`, { method: 'POST', headers, body: whole })
}

it('creates a number, lets a customer write to it, and shows the conversation', async () => {
  const made = await control('PUT', `/numbers/${number}`, { waba_id: '1', verified_name: 'Bakery' })
  expect(made).toMatchObject({ status: 200, body: { wabaId: '1', verifiedName: 'Bakery', registered: true } })
  const wrote = await control('POST', `/numbers/${number}/messages`, {
    from: ana,
    name: 'Ana',
    text: { body: 'Hello?' },
  })
  expect(wrote).toMatchObject({ status: 201, body: { type: 'text', status: 'delivered' } })
  await send({ type: 'text', text: { body: 'Yes!' }, biz_opaque_callback_data: 'm1' })
  await expect.poll(() => simulator.sent()[0]?.status).toBe('read')
  const path = `/numbers/${number}/conversations`
  expect((await control('GET', path)).body).toMatchObject([{ customer_id: '4915112345678', name: 'Ana', messages: 2 }])
  expect((await control('GET', `${path}/4915112345678`)).body.entries).toMatchObject([
    { direction: 'inbound', content: { text: { body: 'Hello?' } } },
    { direction: 'outbound', content: { text: { body: 'Yes!' } }, status: 'read' },
  ])
  expect((await control('GET', '/sent')).body).toMatchObject([{ biz_opaque_callback_data: 'm1', status: 'read' }])
  expect((await control('GET', '/calls')).body).toMatchObject([{ method: 'POST', body: { text: { body: 'Yes!' } } }])
  expect((await control('GET', `${path}/1`)).status).toBe(404)
})

it('introduces customers of the app, without telling it, and once', async () => {
  await control('PUT', `/numbers/${number}`, { waba_id: '1' })
  const path = `/numbers/${number}/customers`
  const customers = [
    { from: ana, name: 'Ana Souza', messages: [{ id: 'wamid.1', text: 'Hello?' }] },
    { from: '+12065550111', name: 'Bruno Costa' },
  ]
  for (let times = 0; times < 2; times++) expect((await control('PUT', path, { customers })).status).toBe(204)
  const list = `/numbers/${number}/conversations`
  expect((await control('GET', list)).body).toMatchObject([{ name: 'Ana Souza', messages: 1 }])
  await control('POST', `/numbers/${number}/messages`, { from: ana, name: 'Ana S.', text: { body: 'Still there?' } })
  await control('POST', `/numbers/${number}/messages`, { from: '1 (206) 555-0111', text: { body: 'Hi' } })
  await control('PUT', path, { customers })
  const names = (await control('GET', list)).body.map(({ name }: { name: string }) => name)
  expect(names.toSorted()).toEqual(['Ana S.', 'Bruno Costa'])
  expect((await control('PUT', '/numbers/1/customers', { customers })).status).toBe(400)
})

it('lists the error codes of the provider', async () => {
  expect((await control('GET', '/errors')).body).toMatchObject({ 131026: 'Message undeliverable' })
})

it('sets the webhook URL after a handshake, and lists the deliveries', async () => {
  const app = await startApp(({ url }) => url.searchParams.get('hub.challenge') ?? 200)
  await control('PUT', `/numbers/${number}`, { waba_id: '1' })
  expect(await control('PUT', '/callback', { url: app.url, verify_token: 'x' })).toMatchObject({
    status: 200,
    body: { url: app.url },
  })
  await control('PUT', '/webhooks', { copies: 2 })
  await control('POST', `/numbers/${number}/preferences`, { from: ana, value: 'stop' })
  await control('POST', `/numbers/${number}/identities`, { from: ana, user_id: 'DE.7' })
  await control('POST', '/updates', { waba_id: '1', field: 'account_update', value: { event: 'X' } })
  await simulator.settled()
  const { settings, deliveries } = (await control('GET', '/webhooks')).body
  expect(settings).toMatchObject({ url: app.url, copies: 2 })
  expect(deliveries.map(({ status }: { status: number }) => status)).toEqual(Array(8).fill(200))
  const fields = app.received.slice(1).map(({ json }) => json.entry[0].changes[0].field)
  const expected = ['user_preferences', 'messages', 'user_id_update', 'account_update']
  expect(fields).toEqual(expected.flatMap((field) => [field, field]))
})

it('changes templates', async () => {
  await control('PUT', '/wabas/1', { templates: [{ name: 'hi' }] })
  const change = { status: 'REJECTED', reason: 'SCAM' }
  expect(await control('PATCH', '/wabas/1/templates/hi/en_US', change)).toMatchObject({ body: { status: 'REJECTED' } })
  expect(await control('PATCH', '/wabas/1/templates/hi/de', change)).toMatchObject({ status: 400 })
})

it('serves a file so that it cannot execute, and expires its URLs', async () => {
  await control('PUT', `/numbers/${number}`, { waba_id: '1' })
  const image = { base64: 'aGk=', mime_type: 'text/html' }
  const { body } = await control('POST', `/numbers/${number}/messages`, { from: ana, type: 'image', image })
  const shown = await fetch(`${simulator.url}/_control/media/${body.content.image.id}`)
  expect(await shown.text()).toBe('hi')
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox')
  const download = () => fetch(body.content.image.url, { headers: { Authorization: 'Bearer any' } })
  expect((await download()).status).toBe(200)
  expect((await control('POST', '/media/expire')).status).toBe(204)
  expect((await download()).status).toBe(404)
  expect((await control('GET', '/media/1')).status).toBe(404)
})

it('changes how customers behave', async () => {
  expect((await control('PUT', '/behavior', { auto_reply: true })).body).toMatchObject({
    auto_reply: true,
    pace_ms: 0,
  })
  expect((await control('GET', '/behavior')).body).toMatchObject({ auto_reply: true })
})

it.each([
  ['PUT', `/numbers/${number}`, {}, /needs its waba_id/],
  ['PUT', `/numbers/${number}`, { waba_id: 'x' }, /waba_id/],
  ['PUT', '/behavior', { pace: 1 }, /pace/],
  ['PUT', '/webhooks', { url: 'file:///etc' }, /url/],
  ['PUT', '/callback', { url: 'http://127.0.0.1:1', verify_token: 'x' }, /could not be verified/],
  ['POST', `/numbers/${number}/messages`, { from: 'abc', text: { body: 'x' } }, /"abc" is neither a phone number nor/],
  ['POST', '/numbers/1/messages', { from: ana, text: { body: 'x' } }, /number 1 does not exist/],
  ['POST', '/numbers/1/messages', {}, /from/],
  ['POST', '/numbers/1/identities', { from: ana }, /number or user_id/],
])('rejects %s %s with %j and explains it', async (method, path, body, message) => {
  expect(await control(method, path, body)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(message) },
  })
})

it('rejects requests from pages of other sites', async () => {
  const foreign = { Origin: 'https://evil.example' }
  expect((await control('PUT', '/behavior', {}, foreign)).status).toBe(403)
  expect((await control('PUT', '/behavior', {}, { Origin: 'null' })).status).toBe(403)
  expect((await control('PUT', '/behavior', {}, { Origin: simulator.url })).status).toBe(200)
})

it('reports that the quality of a number changed, without the new value', async () => {
  const app = await startApp()
  simulator.setWebhooks({ url: app.url })
  await control('PUT', `/numbers/${number}`, { waba_id: '1', display_phone_number: '+49 30 5' })
  for (const quality_rating of ['RED', 'RED', 'YELLOW']) await control('PUT', `/numbers/${number}`, { quality_rating })
  await simulator.settled()
  const about = { display_phone_number: '49305', current_limit: 'TIER_2K' }
  expect(app.changes()).toEqual([
    { field: 'phone_number_quality_update', value: { ...about, event: 'FLAGGED' } },
    { field: 'phone_number_quality_update', value: { ...about, event: 'UNFLAGGED' } },
  ])
})
