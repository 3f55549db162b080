import { conformsToSpec } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

const contacts = '/v1/106540352242922/contacts'
const json = { 'content-type': 'application/json' }
let mock: Mock

beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.stop())

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

  it('returns 400 for an unknown query parameter', async () => {
    expect(await send('/v1/labels?colour=red')).toMatchObject({
      status: 400,
      body: error('invalid_field_value', 'colour'),
    })
  })
})

describe('where Prism is too lenient', () => {
  const message = { to: '+4915112345678', type: 'text', text: { body: 'Hello' } }
  const link = 'https://example.com/cake.jpg'
  const flow = { flow_message_version: '3', flow_cta: 'Order' }
  const interactive = (fields: object) => ({ type: 'interactive', text: undefined, interactive: fields })
  it.each([
    ['no recipient', { to: undefined }, undefined],
    ['two recipients', { bsuid: 'DE.1' }, 'bsuid'],
    ['a field of another type', { image: { link } }, 'image'],
    ['an unknown field', { phone: '+4915112345678' }, 'phone'],
    ['a file without a source', { type: 'image', text: undefined, image: { caption: 'Cake' } }, 'image'],
    [
      'a file with two sources',
      { type: 'image', text: undefined, image: { link, media_id: 'med_1' } },
      'image.media_id',
    ],
    [
      'a header with two sources',
      interactive({
        type: 'button',
        header: { type: 'image', image: { link, media_id: 'med_1' } },
        body: { text: 'Cake?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] },
      }),
      'interactive.header.image.media_id',
    ],
    [
      'a flow with two names',
      interactive({
        type: 'flow',
        body: { text: 'Cake?' },
        action: { name: 'flow', parameters: { ...flow, flow_id: '1', flow_name: 'cake' } },
      }),
      'interactive.action.parameters.flow_name',
    ],
    [
      'a flow without a name',
      interactive({ type: 'flow', body: { text: 'Cake?' }, action: { name: 'flow', parameters: flow } }),
      'interactive.action.parameters',
    ],
  ])('returns 400 with the param for %s', async (_name, fields, param) => {
    const response = await post('/v1/106540352242922/messages', { ...message, ...fields })
    expect(response).toMatchObject({ status: 400, body: error('invalid_field_value', param) })
    if (param === undefined) expect(response.body).not.toHaveProperty('error.param')
  })

  it('accepts a valid request', async () => {
    expect(await post('/v1/106540352242922/messages', message)).toMatchObject({ status: 202 })
  })
})

describe('requests that Prism finds invalid', () => {
  const label_id = 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N'
  it.each([
    ['a path parameter', () => send('/v1/12/contacts'), 'phone_number_id', 'invalid_field_value'],
    ['limit', () => send(`${contacts}?limit=101`), 'limit', 'invalid_limit'],
    [
      'a header',
      () => post('/v1/labels', { name: 'x' }, { 'idempotency-key': 'a b' }),
      'Idempotency-Key',
      'invalid_field_value',
    ],
    [
      'a recipient that is not a string, in a body with options',
      () => post('/v1/106540352242922/messages', { to: 49, type: 'text', text: { body: 'Hello' } }),
      'to',
      'invalid_phone_number',
    ],
    ['a missing field', () => post('/v1/labels', {}), 'name', 'invalid_field_value'],
    ['an unknown field', () => post('/v1/labels', { name: 'x', colour: 'red' }), 'colour', 'invalid_field_value'],
    [
      'an item of an array',
      () => post('/v1/contacts/bulk_label', { contact_ids: ['ctc_1', 2], label_id, operation: 'attach' }),
      'contact_ids[1]',
      'invalid_field_value',
    ],
  ])('returns 400 with the param for %s', async (_name, sendRequest, param, code) => {
    const response = await sendRequest()
    expect(response).toMatchObject({ status: 400, body: error(code, param) })
    expect(response.headers.has('sl-violations')).toBe(false)
  })

  it('returns 400 without a body or for a body that is not an object', async () => {
    expect(await send('/v1/labels', { method: 'POST' })).toMatchObject({
      status: 400,
      body: error('invalid_field_value'),
    })
    expect(await post('/v1/labels', [])).toMatchObject({ status: 400, body: error('invalid_field_value') })
  })

  it('returns 400 for more violations than the header can hold', async () => {
    const contact_ids = Array.from({ length: 500 }, (_, index) => index)
    expect(await post('/v1/contacts/bulk_label', { contact_ids, label_id, operation: 'attach' })).toMatchObject({
      status: 400,
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
