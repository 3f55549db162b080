import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conformsToSpec } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

const contacts = '/v1/106540352242922/contacts'
const json = { 'content-type': 'application/json' }
let mock: Mock

beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.stop())

/** Asks with a key, and holds the answer against the contract. */
async function ask(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  const request = { ...init, headers: { authorization: 'Bearer chn_live_any', ...headers } }
  const response = await fetch(mock.url + path, request)
  const body = await conformsToSpec({ method: init.method ?? 'GET', path }, response)
  return { status: response.status, headers: response.headers, body }
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return ask(path, { method: 'POST', body: text, headers: { ...json, ...headers } })
}

const error = (code: string, param?: string) => ({ error: expect.objectContaining({ code, ...(param && { param }) }) })

describe('what Prism would answer otherwise', () => {
  it('malformed JSON: 400, where Prism hangs', async () => {
    expect(await post('/v1/labels', '{"name":')).toMatchObject({ status: 400, body: error('invalid_field_value') })
  })

  it('JSON that is no UTF-8, or has a number that does not come back: 400', async () => {
    for (const body of [Buffer.from('{"name":"\xff"}', 'latin1'), '{"name":9007199254740993}']) {
      expect(await ask('/v1/labels', { method: 'POST', body, headers: json })).toMatchObject({
        status: 400,
        body: error('invalid_field_value'),
      })
    }
  })

  it('no key, or no Bearer: 401, on unknown paths as well', async () => {
    for (const path of ['/v1/me', '/v1/nowhere']) {
      const response = await fetch(mock.url + path)
      expect(await conformsToSpec({ method: 'GET', path }, response)).toMatchObject(error('missing_api_key'))
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
    const basic = await ask('/v1/me', { headers: { authorization: 'Basic YTpi' } })
    expect(basic).toMatchObject({ status: 401, body: error('invalid_api_key') })
  })

  it('an unknown path: 404, an unknown method: 405 with Allow', async () => {
    expect(await ask('/v1/nowhere')).toMatchObject({ status: 404, body: error('resource_not_found') })
    const put = await ask('/v1/labels', { method: 'PUT' })
    expect(put).toMatchObject({ status: 405, body: error('method_not_allowed') })
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('HEAD: as GET, without a body', async () => {
    const head = await ask('/v1/labels', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: undefined })
    expect(head.headers.get('content-type')).toBe('application/json')
  })

  it('a body of another media type: 415, one of more than 1 MiB: 413', async () => {
    expect(await post('/v1/labels', '{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await post('/v1/labels', { name: 'x'.repeat(1_048_577) })).toMatchObject({ status: 413 })
  })

  it('an unknown query parameter: 400', async () => {
    expect(await ask('/v1/labels?colour=red')).toMatchObject({
      status: 400,
      body: error('invalid_field_value', 'colour'),
    })
  })
})

describe('what Prism lets pass', () => {
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
    ['a file of two sources', { type: 'image', text: undefined, image: { link, media_id: 'med_1' } }, 'image.media_id'],
    [
      'a header of two sources',
      interactive({
        type: 'button',
        header: { type: 'image', image: { link, media_id: 'med_1' } },
        body: { text: 'Cake?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] },
      }),
      'interactive.header.image.media_id',
    ],
    [
      'a flow of two names',
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
  ])('%s: 400 with its param', async (_name, fields, param) => {
    const answer = await post('/v1/106540352242922/messages', { ...message, ...fields })
    expect(answer).toMatchObject({ status: 400, body: error('invalid_field_value', param) })
    if (param === undefined) expect(answer.body).not.toHaveProperty('error.param')
  })

  it('nothing of a request that is valid', async () => {
    expect(await post('/v1/106540352242922/messages', message)).toMatchObject({ status: 202 })
  })
})

describe('what Prism finds invalid', () => {
  const label_id = 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N'
  it.each([
    ['a path parameter', () => ask('/v1/12/contacts'), 'phone_number_id', 'invalid_field_value'],
    ['limit', () => ask(`${contacts}?limit=101`), 'limit', 'invalid_limit'],
    [
      'a header',
      () => post('/v1/labels', { name: 'x' }, { 'idempotency-key': 'a b' }),
      'Idempotency-Key',
      'invalid_field_value',
    ],
    [
      'a recipient that is no string, of a body with options',
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
  ])('%s: 400 with its param', async (_name, asking, param, code) => {
    const answer = await asking()
    expect(answer).toMatchObject({ status: 400, body: error(code, param) })
    expect(answer.headers.has('sl-violations')).toBe(false)
  })

  it('no body, or one that is no object: 400', async () => {
    expect(await ask('/v1/labels', { method: 'POST' })).toMatchObject({
      status: 400,
      body: error('invalid_field_value'),
    })
    expect(await post('/v1/labels', [])).toMatchObject({ status: 400, body: error('invalid_field_value') })
  })

  it('a body with more violations than the header holds: 400', async () => {
    const contact_ids = Array.from({ length: 500 }, (_, index) => index)
    expect(await post('/v1/contacts/bulk_label', { contact_ids, label_id, operation: 'attach' })).toMatchObject({
      status: 400,
    })
  })
})

describe('what Prism answers', () => {
  it('the first example, or what Prefer asks for', async () => {
    expect(await ask(contacts)).toMatchObject({ status: 200, body: { has_more: true } })
    const prefer = (value: string) => ask(contacts, { headers: { prefer: value } })
    expect(await prefer('example=none')).toMatchObject({ status: 200, body: { data: [], has_more: false } })
    expect(await prefer('code=429')).toMatchObject({ status: 429, body: error('rate_limit_exceeded') })
    expect(await prefer('code=404, example=unknown_account')).toMatchObject({
      body: error('resource_not_found', 'phone_number_id'),
    })
  })

  it('a clear error for a Prefer that it cannot serve', async () => {
    const answer = await ask(contacts, { headers: { prefer: 'code=418' } })
    expect(answer).toMatchObject({ status: 400, body: error('invalid_field_value', 'Prefer') })
    expect(JSON.stringify(answer.body)).toContain('418')
  })

  it('the last page to whoever follows a cursor', async () => {
    expect(await ask(`${contacts}?cursor=any`)).toMatchObject({
      status: 200,
      body: { has_more: false, next_cursor: null },
    })
  })

  it('the whole document', async () => {
    expect(await ask('/v1/openapi.json')).toMatchObject({ body: { paths: { '/v1/labels': {} } } })
  })

  it('to pages of other origins, errors too', async () => {
    const origin = 'http://localhost:5173'
    const preflight = await fetch(`${mock.url}/v1/labels`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    for (const path of ['/v1/labels', '/v1/nowhere']) {
      const { headers } = await ask(path, { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
  })
})

describe('a document that changes', () => {
  it('is answered from as it is now', { tags: 'long' }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'mock-'))
    const document = join(directory, 'openapi.json')
    const bundle = await readFile(fileURLToPath(import.meta.resolve('@channel/contract/openapi.json')), 'utf8')
    await writeFile(document, bundle)
    const changing = await startMock({ port: 0, document })
    try {
      const ask = () => fetch(`${changing.url}/v1/healthy`).then(({ status }) => status)
      expect(await ask()).toBe(401)
      const changed = bundle.replaceAll('"/v1/health"', '"/v1/healthy"')
      // Written again until it is noticed: Prism begins to watch a moment after it listens.
      await vi.waitFor(
        async () => {
          await writeFile(document, changed)
          await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 5000, interval: 100 })
        },
        { timeout: 100_000 },
      )
    } finally {
      await changing.stop()
      await rm(directory, { recursive: true })
    }
  })
})
