import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createChannel, unwrap } from '../src/index.ts'
import { failure, json, mockChannel } from './mock-channel.ts'

const label = { data: { id: 'lbl_1', name: 'VIP' }, request_id: 'req_1' }

describe('createChannel', () => {
  it('sends key, path, query and JSON body, and resolves to the body', async () => {
    const { channel, requests } = mockChannel(json(label, { status: 201 }))
    const body = await channel.post('/v1/labels', {
      body: { name: 'VIP' },
      params: { header: { 'Idempotency-Key': 'once' } },
    })
    expect(body).toEqual(label)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('https://api.example.com/v1/labels')
    expect(request?.headers.get('authorization')).toBe('Bearer chn_live_abcdefghijklmnopqrstuvwx')
    expect(request?.headers.get('idempotency-key')).toBe('once')
    expect(await request?.json()).toEqual({ name: 'VIP' })
  })

  it('escapes path and query parameters', async () => {
    const { channel, requests } = mockChannel(json({ data: [], has_more: false, next_cursor: null }))
    await channel.get('/v1/{phone_number_id}/contacts', {
      params: { path: { phone_number_id: '12/34' }, query: { phone_number: '+4915112345678' } },
    })
    expect(requests[0]?.url).toBe('https://api.example.com/v1/12%2F34/contacts?phone_number=%2B4915112345678')
  })

  it('sends its own headers and those of a call', async () => {
    const requests: Request[] = []
    const channel = createChannel({
      apiKey: 'key',
      baseUrl: 'https://api.example.com/',
      headers: { 'X-Team': 'blue' },
      fetch: async (request) => {
        requests.push(request)
        return json(label)
      },
    })
    await channel.get('/v1/me', { headers: { 'X-Trace': 'abc' } })
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      'x-team': 'blue',
      'x-trace': 'abc',
      authorization: 'Bearer key',
    })
    expect(requests[0]!.url).toBe('https://api.example.com/v1/me')
  })

  it('exposes the raw client, whose results unwrap', async () => {
    const { channel } = mockChannel(
      json(label, { headers: { RateLimit: '"read";r=9;t=60' } }),
      failure(404, { type: 'not_found', code: 'resource_not_found' }),
    )
    const found = await channel.raw.GET('/v1/me')
    expect(found.response.headers.get('ratelimit')).toBe('"read";r=9;t=60')
    expect(unwrap(found)).toEqual(label)
    const missing = await channel.raw.GET('/v1/me')
    expect(missing.error?.error.code).toBe('resource_not_found')
    expect(() => unwrap(missing)).toThrow('It failed.')
  })

  it('sends no key if none is given, and cookies if enabled', async () => {
    const requests: Request[] = []
    const channel = createChannel({
      baseUrl: 'https://app.example.com/channel',
      credentials: 'include',
      fetch: async (request) => {
        requests.push(request)
        return json(label)
      },
    })
    await channel.meta.getMe()
    expect(requests[0]?.url).toBe('https://app.example.com/channel/v1/me')
    expect(requests[0]?.headers.has('authorization')).toBe(false)
    expect(requests[0]?.credentials).toBe('include')
  })

  it('rejects a key that is undefined', () => {
    const apiKey = process.env.NO_SUCH_SETTING as string
    expect(() => createChannel({ apiKey, baseUrl: 'https://api.example.com' })).toThrow(/^apiKey must be/)
  })

  it.each(['', 'chn live', 'chn_live_\n', 'ключ'])('rejects the key %j without repeating it', (apiKey) => {
    const create = () => createChannel({ apiKey, baseUrl: 'https://api.example.com' })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(/^apiKey must be the key as it was shown at its creation/)
  })

  it.each(['', 'api.example.com', 'ftp://api.example.com', 'https://api.example.com?x=1'])(
    'rejects the base URL %j',
    (baseUrl) => {
      expect(() => createChannel({ apiKey: 'key', baseUrl })).toThrow(/^baseUrl must be an http\(s\) URL/)
    },
  )

  it('resolves a relative base URL in a web page, and refuses it on a server', async () => {
    expect(() => createChannel({ baseUrl: '/api' })).toThrow(
      'baseUrl must be absolute where there is no page, as in server rendering: "/api". Example: https://api.example.com',
    )
    vi.stubGlobal('location', { href: 'https://shop.example.com/orders?page=2' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const fetch = vi.fn(async (_request: Request) => Response.json({ data: {}, request_id: 'req_1' }))
    await createChannel({ baseUrl: '/api', fetch }).meta.getHealth()
    expect(fetch.mock.calls[0]![0].url).toBe('https://shop.example.com/api/v1/health')
  })

  it('rejects a base URL that ends with the version', () => {
    expect(() => createChannel({ apiKey: 'key', baseUrl: 'https://api.example.com/v1/' })).toThrow(
      'must not end with /v1',
    )
  })
})
