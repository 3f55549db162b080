import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../src/index.ts'

const number = '106540352242922'
const ana = '+4915112345678'
let simulator: Simulator

beforeEach(async () => {
  simulator = await startSimulator({ behavior: { pace_ms: 0 } })
  simulator.setWebhooks({ url: 'http://127.0.0.1:9/' })
  simulator.setNumber(number, { waba_id: '1', display_phone_number: '+49 30 901820', in_business_app: true })
})
afterEach(() => simulator.stop())

function call(method: string, path: string, body?: unknown) {
  const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
  return fetch(`${simulator.url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
const control = (method: string, path: string, body?: unknown) =>
  call(method, `/_control/numbers/${number}${path}`, body)

/** The values of the webhooks of a field, in order. */
async function valuesOf(field: string) {
  await expect.poll(() => simulator.deliveries.length).toBeGreaterThan(0)
  const bodies = simulator.deliveries.map(({ body }) => JSON.parse(String(body)))
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  const changes: any[] = bodies.flatMap(({ entry }) => entry.flatMap((each: any) => each.changes))
  return changes.filter((change) => change.field === field).map(({ value }) => value)
}

it('reports what the business writes, edits and deletes on its phone, but not as a send', async () => {
  const { id } = simulator.writeOnPhone(number, { to: ana, text: { body: 'We open at eigth.' } })
  expect(
    (await control('PATCH', `/phone/messages/${encodeURIComponent(id)}`, { text: 'We open at eight.' })).status,
  ).toBe(204)
  expect((await control('DELETE', `/phone/messages/${encodeURIComponent(id)}`)).status).toBe(204)
  await simulator.settled()
  const echoes = (await valuesOf('smb_message_echoes')).flatMap(({ message_echoes }) => message_echoes)
  const both = { from: '4930901820', to: '4915112345678', timestamp: expect.any(String) }
  expect(echoes).toMatchObject([
    { ...both, id, type: 'text', text: { body: 'We open at eigth.' } },
    {
      ...both,
      type: 'edit',
      edit: { original_message_id: id, message: { type: 'text', text: { body: 'We open at eight.' } } },
    },
    { ...both, type: 'revoke', revoke: { original_message_id: id } },
  ])
  expect(simulator.sent()).toEqual([])
  simulator.setNumber(number, { in_business_app: false })
  expect((await control('POST', '/phone/messages', { to: ana, text: { body: 'Hi' } })).status).toBe(400)
})

it('sends the address book and the history once each, when they are requested', async () => {
  const path = `/v23.0/${number}/smb_app_data`
  for (const sync_type of ['smb_app_state_sync', 'history']) {
    const response = await call('POST', path, { messaging_product: 'whatsapp', sync_type })
    expect(await response.json()).toMatchObject({ messaging_product: 'whatsapp', request_id: expect.any(String) })
    expect((await call('POST', path, { messaging_product: 'whatsapp', sync_type })).status).toBe(400)
  }
  await expect.poll(async () => (await valuesOf('history')).length).toBe(4)
  const history = await valuesOf('history')
  const progress = history.flatMap((value) => value.history ?? []).map(({ metadata }) => metadata)
  expect(progress).toEqual([0, 1, 2].map((phase) => ({ phase, chunk_order: 1, progress: [33, 67, 100][phase] })))
  const messages = history
    .flatMap((value) => value.history ?? [])
    .flatMap(({ threads }) => threads)
    .flatMap(({ messages }) => messages)
  expect(messages).toHaveLength(8)
  const placeholder = messages.find(({ type }) => type === 'media_placeholder')
  expect(history.flatMap((value) => value.messages ?? [])).toMatchObject([
    { id: placeholder.id, type: 'image', image: { mime_type: 'image/png' } },
  ])
  const [book] = await valuesOf('smb_app_state_sync')
  expect(book.state_sync).toMatchObject([{ action: 'add', contact: { full_name: 'Dora Dahl' } }, {}])
})

it('declines the history of a business that does not share it', async () => {
  simulator.behave({ share_history: false })
  await control('POST', '/phone/history', {})
  expect(await valuesOf('history')).toMatchObject([{ history: [{ errors: [{ code: 2593109 }] }] }])
})

it('sends phases of the history in several chunks, or declines it once', async () => {
  await control('POST', '/phone/history', { phases: [1, 0], chunks_per_phase: 2 })
  await control('POST', '/phone/history', { declined: true })
  await expect.poll(async () => (await valuesOf('history')).length).toBe(6)
  const parts = (await valuesOf('history')).flatMap((value) => value.history ?? [])
  const [chunks, refused] = [parts.filter(({ metadata }) => metadata), parts.filter(({ errors }) => errors)]
  expect(chunks.map(({ metadata }) => metadata)).toEqual([
    { phase: 1, chunk_order: 1, progress: 25 },
    { phase: 1, chunk_order: 2, progress: 50 },
    { phase: 0, chunk_order: 1, progress: 75 },
    { phase: 0, chunk_order: 2, progress: 100 },
  ])
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  expect(chunks.map(({ threads }) => threads.flatMap((thread: any) => thread.messages).length)).toEqual([2, 2, 1, 1])
  expect(refused).toMatchObject([{ errors: [{ code: 2593109 }] }])
})
