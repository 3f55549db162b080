import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxRecordedBytes, type RecordedRequest } from '@channel/contract/recorded-request'
import { conformsToSpec } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

const contacts = '/v1/106540352242922/contacts'
const json = { 'content-type': 'application/json' }
let mock: Mock

/** What `Prefer: wait` has asked for; each wait ends when it is released. */
let waits: { ms: number; release: () => void }[] = []
const directory = mkdtempSync(join(tmpdir(), 'mock-'))
const record = join(directory, 'requests.jsonl')

beforeAll(async () => {
  const wait = (ms: number) => new Promise<void>((release) => void waits.push({ ms, release }))
  mock = await startMock({ port: 0, record, wait })
})
afterAll(async () => {
  await mock?.stop()
  rmSync(directory, { recursive: true })
})

/** Sends a request with a key and checks the response against the contract. */
async function send(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  const request = { ...init, headers: { authorization: 'Bearer chn_live_any', ...headers } }
  const response = await fetch(mock.url + path, request)
  const body = await conformsToSpec({ method: init.method ?? 'GET', path }, response)
  return { status: response.status, headers: response.headers, body }
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return send(path, { method: 'POST', body: text, headers: { ...json, ...headers } })
}

const error = (code: string, param?: string) => ({ error: expect.objectContaining({ code, ...(param && { param }) }) })

describe('the page of the mock', () => {
  it('lists every operation with the values of Prefer, for browsers and for programs', async () => {
    const { data } = (await (await fetch(mock.url)).json()) as { data: { object: string; operations: Listed[] } }
    expect(data.object).toBe('mock')
    const labels = data.operations.find(({ operation_id }) => operation_id === 'listLabels')
    expect(labels).toMatchObject({ method: 'GET', path: '/v1/labels' })
    expect(labels?.prefer).toContain('code=429, example=rate_limit_exceeded')

    const response = await fetch(mock.url, { headers: { accept: 'text/html,application/xhtml+xml' } })
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await response.text()
    for (const { operation_id, prefer } of data.operations) {
      expect(page).toContain(`<small>${operation_id}</small>`)
      for (const each of prefer) expect(page).toContain(`<li><code>${each}</code></li>`)
    }
    expect(page).not.toMatch(/<script|<link|src=/)
  })

  it('lists values that the mock serves', async () => {
    const { data } = (await (await fetch(mock.url)).json()) as { data: { operations: Listed[] } }
    const { prefer } = data.operations.find(({ operation_id }) => operation_id === 'listConversations') ?? {
      prefer: [],
    }
    expect(prefer).toContain('code=304')
    for (const each of prefer) {
      const { status } = await send('/v1/106540352242922/conversations', { headers: { prefer: each } })
      expect(each).toContain(`code=${status}`)
    }
  })
})

interface Listed {
  operation_id: string
  prefer: string[]
}

describe('where Prism would respond differently', () => {
  it('refuses generated bodies with the reason', async () => {
    const refused = await send('/v1/labels', { headers: { prefer: 'dynamic=true' } })
    expect(refused).toMatchObject({ status: 400, body: error('invalid_field_value', 'Prefer') })
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining('only the examples of the contract') },
    })
  })

  it('has nothing left in the budget of a 429', async () => {
    const { headers } = await send('/v1/labels', { headers: { prefer: 'code=429' } })
    expect(headers.get('ratelimit')).toBe(`"read";r=0;t=${headers.get('retry-after')}`)
    const write = await send('/v1/labels', {
      method: 'POST',
      body: '{"name":"VIP"}',
      headers: { ...json, prefer: 'code=429' },
    })
    expect(write.headers.get('ratelimit')).toBe(`"write";r=0;t=${headers.get('retry-after')}`)
    expect(write.body).toMatchObject({ error: { message: expect.stringMatching(/budget of \d+ writes/) } })
  })

  it('returns 400 for malformed JSON, where Prism hangs', async () => {
    expect(await post('/v1/labels', '{"name":')).toMatchObject({ status: 400, body: error('invalid_field_value') })
  })

  it('returns 400 for JSON that is not UTF-8 or has a number that does not round-trip', async () => {
    for (const body of [Buffer.from('{"name":"\xff"}', 'latin1'), '{"name":9007199254740993}']) {
      expect(await send('/v1/labels', { method: 'POST', body, headers: json })).toMatchObject({
        status: 400,
        body: error('invalid_field_value'),
      })
    }
  })

  it('returns 401 without a Bearer key, on unknown paths too', async () => {
    for (const path of ['/v1/me', '/v1/nowhere']) {
      const response = await fetch(mock.url + path)
      expect(await conformsToSpec({ method: 'GET', path }, response)).toMatchObject(error('missing_api_key'))
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
    const basic = await send('/v1/me', { headers: { authorization: 'Basic YTpi' } })
    expect(basic).toMatchObject({ status: 401, body: error('invalid_api_key') })
  })

  it('returns 404 for an unknown path and 405 with Allow for an unknown method', async () => {
    expect(await send('/v1/nowhere')).toMatchObject({ status: 404, body: error('resource_not_found') })
    const put = await send('/v1/labels', { method: 'PUT' })
    expect(put).toMatchObject({ status: 405, body: error('method_not_allowed') })
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('responds to HEAD as to GET, without a body', async () => {
    const head = await send('/v1/labels', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: undefined })
    expect(head.headers.get('content-type')).toBe('application/json')
  })

  it('returns 415 for another media type and 413 for more than 1 MiB', async () => {
    expect(await post('/v1/labels', '{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await post('/v1/labels', { name: 'x'.repeat(1_048_577) })).toMatchObject({ status: 413 })
  })
})

describe('an invalid request', () => {
  const message = { to: '+4915112345678', type: 'text', text: { body: 'Hello' } }
  const link = 'https://example.com/cake.jpg'
  const label_id = 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N'
  const messages = '/v1/106540352242922/messages'

  // The contract tests compare the texts of all operations with those of the service.
  it.each([
    ['a path parameter', () => send('/v1/12/contacts'), 'phone_number_id', 'invalid_field_value'],
    ['a limit in another base', () => send(`${contacts}?limit=0x10`), 'limit', 'invalid_limit'],
    ['two values of a parameter', () => send(`${contacts}?limit=1&limit=2`), 'limit', 'invalid_limit'],
    ['a header', () => post('/v1/labels', { name: 'x' }, { 'idempotency-key': 'a b' }), 'Idempotency-Key', undefined],
    ['a missing field', () => post('/v1/labels', {}), 'name', undefined],
    ['a field of another form', () => post(messages, { ...message, to: 49 }), 'to', 'invalid_phone_number'],
    ['two recipients', () => post(messages, { ...message, bsuid: 'DE.1' }), 'bsuid', undefined],
    ['a field of another type of message', () => post(messages, { ...message, image: { link } }), 'image', undefined],
    [
      'an item of a list, among more than a header of Prism can hold',
      () => post('/v1/contacts/bulk_label', { contact_ids: Array(500).fill(1), label_id, operation: 'attach' }),
      'contact_ids[0]',
      undefined,
    ],
  ])('gets 400 with the param for %s', async (_name, sendRequest, param, code = 'invalid_field_value') => {
    const { status, headers, body } = await sendRequest()
    expect({ status, body }).toEqual({ status: 400, body: error(code, param) })
    expect(body).toHaveProperty('error.message', expect.stringContaining(`\`${param}\``))
    expect(headers.has('sl-violations')).toBe(false)
  })

  it('gets 400 without a body, or for one that is not an object', async () => {
    expect(await send('/v1/labels', { method: 'POST' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_field_value', message: 'The body is required.' } },
    })
    expect(await post('/v1/labels', [])).toMatchObject({ status: 400, body: error('invalid_field_value') })
  })

  it('gets 400 for a form with a field after its file', async () => {
    const form = new FormData()
    form.append('file', new Blob(['any'], { type: 'text/plain' }), 'any.txt')
    form.append('colour', 'red')
    expect(await send('/v1/106540352242922/media', { method: 'POST', body: form })).toMatchObject({
      status: 400,
      body: error('invalid_field_value', 'colour'),
    })
  })
})

describe('responses', () => {
  it('returns the first example, or the one that Prefer requests', async () => {
    expect(await send(contacts)).toMatchObject({ status: 200, body: { has_more: true } })
    const prefer = (value: string) => send(contacts, { headers: { prefer: value } })
    expect(await prefer('example=none')).toMatchObject({ status: 200, body: { data: [], has_more: false } })
    expect(await prefer('code=429')).toMatchObject({ status: 429, body: error('rate_limit_exceeded') })
    expect(await prefer('code=404, example=unknown_account')).toMatchObject({
      body: error('resource_not_found', 'phone_number_id'),
    })
  })

  it('returns a clear error for a Prefer that it cannot serve', async () => {
    const response = await send(contacts, { headers: { prefer: 'code=418' } })
    expect(response).toMatchObject({ status: 400, body: error('invalid_field_value', 'Prefer') })
    expect(JSON.stringify(response.body)).toContain('418')
  })

  it('returns the last page to a client that follows a cursor', async () => {
    expect(await send(`${contacts}?cursor=any`)).toMatchObject({
      status: 200,
      body: { has_more: false, next_cursor: null },
    })
  })

  it('responds to a client that offers HTTP/2, as the one of Java does', async () => {
    const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAEAAEAAAAIAAAAB' }
    const headers = { authorization: 'Bearer chn_live_any', ...offer }
    const status = await new Promise((resolve, reject) => {
      get(`${mock.url}/v1/me`, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(200)
  })

  it('returns the whole document', async () => {
    expect(await send('/v1/openapi.json')).toMatchObject({ body: { paths: { '/v1/labels': {} } } })
  })

  it('sends CORS headers, on errors too', async () => {
    const origin = 'http://localhost:5173'
    const preflight = await fetch(`${mock.url}/v1/labels`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    for (const path of ['/v1/labels', '/v1/nowhere']) {
      const { headers } = await send(path, { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
  })
})

describe('Prefer: wait', () => {
  it('delays the response by milliseconds, also that of an error', async () => {
    for (const [preference, status] of [
      ['wait=1500', 200],
      ['code=404, wait=20', 404],
    ] as const) {
      waits = []
      const order: string[] = []
      const pending = send(contacts, { headers: { prefer: preference } }).then((response) => {
        order.push('responded')
        return response
      })
      await vi.waitFor(() => expect(waits).toHaveLength(1))
      order.push('released')
      waits[0]!.release()
      expect(await pending).toMatchObject({ status })
      expect(order).toEqual(['released', 'responded'])
      expect(preference).toContain(`wait=${waits[0]!.ms}`)
    }
  })

  it('does not change which example is returned', async () => {
    waits = []
    const pending = send(`${contacts}?cursor=any`, { headers: { prefer: 'wait=1' } })
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    waits[0]!.release()
    expect(await pending).toMatchObject({ status: 200, body: { has_more: false } })
  })

  it('is refused if it is no number of milliseconds, and then not waited for', async () => {
    waits = []
    const refused = await send(contacts, { headers: { prefer: 'wait=1h' } })
    expect(refused).toMatchObject({ status: 400, body: error('invalid_field_value', 'Prefer') })
    expect(waits).toEqual([])
  })
})

describe('the record', () => {
  const lines = () => readFileSync(record, 'utf8').trimEnd().split('\n')
  const last = () => JSON.parse(lines().at(-1) ?? '') as RecordedRequest

  it('has a line of JSON for each request', async () => {
    const before = lines().length
    await post('/v1/labels', { name: 'Zoë' }, { 'idempotency-key': 'key-1' })
    expect(lines()).toHaveLength(before + 1)
    expect(last()).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'POST',
      path: '/v1/labels',
      headers: expect.objectContaining({
        authorization: 'Bearer [removed]',
        'content-type': 'application/json',
        'idempotency-key': 'key-1',
      }),
      body: '{"name":"Zoë"}',
      status: 201,
    })
    await send('/v1/labels?limit=1&limit=2')
    expect(last()).toMatchObject({ method: 'GET', path: '/v1/labels?limit=1&limit=2', status: 400 })
    expect(last()).not.toHaveProperty('body')
  })

  it('has no key, cookie or unknown header', async () => {
    const secrets = { authorization: 'Bearer chn_live_secret', cookie: 'session=secret', 'x-signature': 'secret' }
    await fetch(`${mock.url}/v1/me`, { headers: secrets })
    await fetch(`${mock.url}/v1/me?api_key=chn_live_secret`, { headers: { authorization: 'secret' } })
    expect(last().path).toBe('/v1/me?api_key=[removed]')
    expect(last().headers).not.toHaveProperty('authorization')
    expect(readFileSync(record, 'utf8')).not.toContain('secret')
    expect(statSync(record).mode & 0o077).toBe(0)
  })

  it('names the example that was preferred, or what was refused', async () => {
    await send(contacts, { headers: { prefer: 'code=404;example=unknown_account' } })
    expect(last()).toMatchObject({ headers: { prefer: 'code=404, example=unknown_account' }, status: 404 })
    await send(contacts, { headers: { prefer: 'code=418' } })
    expect(last()).toMatchObject({ headers: { prefer: 'code=418' }, status: 400 })
  })

  it('has a body that is not UTF-8 as base64', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array([0xff, 0xd8, 0x00])], { type: 'image/jpeg' }), 'cake.jpg')
    const request = new Request(`${mock.url}/v1/106540352242922/media`, { method: 'POST', body: form })
    const sent = Buffer.from(await request.clone().arrayBuffer())
    request.headers.set('authorization', 'Bearer any')
    expect((await fetch(request)).status).toBe(201)
    expect(last()).toMatchObject({ headers: { 'content-type': request.headers.get('content-type') }, status: 201 })
    expect(Buffer.from(last().body_base64 ?? '', 'base64')).toEqual(sent)
  })

  it('says that a large body is omitted, which still arrives', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(3 * maxRecordedBytes)], { type: 'image/jpeg' }), 'cake.jpg')
    expect(await send('/v1/106540352242922/media', { method: 'POST', body: form })).toMatchObject({ status: 201 })
    const printed = String(print.mock.lastCall)
    print.mockRestore()
    expect(last()).toMatchObject({ body_omitted: true, status: 201 })
    expect(printed).toBe(
      'Not recorded: the body of POST /v1/106540352242922/media, which is larger than 1048576 bytes.',
    )
  })
})
