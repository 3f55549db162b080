import { once } from 'node:events'
import { connect } from 'node:net'
import { bodyLimits } from '@channel/contract/routes'
import { listen } from '@channel/settings'
import { describe, expect, it } from 'vitest'
import { createApp, createHttpServer, stopServer } from '../src/index.ts'
import { failure, invalidField } from './support/expectations.ts'
import { newPhoneNumber } from './support/phone-numbers.ts'
import { head, type RawResponse, rawRequest, rawRequests } from './support/raw-request.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()
const tenant = await api.tenant()
const key = `Authorization: Bearer ${tenant.key}`
const json = 'Content-Type: application/json'

function raw(...parts: (string | Buffer)[]): Promise<RawResponse> {
  return rawRequest(api.url, ...parts)
}

function expectEnvelope(response: RawResponse): void {
  const requestId = response.headers.get('x-request-id')
  expect(requestId).toMatch(/^req_/)
  expect(response.body).toMatchObject({ error: { type: 'invalid_request_error', request_id: requestId } })
  expect(response.headers.get('cache-control')).toBe('no-store')
}

describe('invalid HTTP gets the error envelope', () => {
  it.each([
    ['an unknown method', 400, head('FROB /v1/me HTTP/1.1')],
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['a header without a name', 400, head('GET /v1/me HTTP/1.1', ': x')],
    ['a header with NUL', 400, head('GET /v1/me HTTP/1.1', 'X-A: a\u0000b')],
    ['two lengths', 400, head('POST /v1/labels HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
    ['an invalid length', 400, head('POST /v1/labels HTTP/1.1', 'Content-Length: 1x')],
    ['a length and chunks', 400, head('POST /v1/labels HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['an unknown transfer encoding', 400, head('POST /v1/labels HTTP/1.1', 'Transfer-Encoding: gzip')],
    ['chunked twice over', 400, head('POST /v1/labels HTTP/1.1', 'Transfer-Encoding: chunked, gzip')],
    ['no host', 400, 'GET /v1/health HTTP/1.1\r\n\r\n'],
    ['no host, though the target has one', 400, 'GET http://localhost/v1/health HTTP/1.1\r\n\r\n'],
    ['an empty host', 400, 'GET /v1/health HTTP/1.1\r\nHost:\r\n\r\n'],
    ['two hosts', 400, head('GET /v1/health HTTP/1.1', 'Host: elsewhere.example')],
    ['the same host twice', 400, head('GET /v1/health HTTP/1.1', 'hOST: localhost')],
    ['two hosts in HTTP/1.0', 400, head('GET /v1/health HTTP/1.0', 'Host: localhost')],
    ['two hosts of an absolute target', 400, head('GET http://localhost/v1/health HTTP/1.1', 'Host: localhost')],
    ['an invalid host', 400, 'GET /v1/health HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['an invalid target', 400, head('GET v1/health HTTP/1.1')],
    ['a backslash in the path', 400, head('GET /v1\\health HTTP/1.1')],
    ['an asterisk', 400, head('OPTIONS * HTTP/1.1')],
    ['CONNECT', 400, head('CONNECT example.com:443 HTTP/1.1')],
    ['headers that are too large', 431, head('GET /v1/health HTTP/1.1', `X-Large: ${'x'.repeat(100_000)}`)],
    ['a target that is too long', 431, head(`GET /v1/health?${'x'.repeat(100_000)} HTTP/1.1`)],
  ])('%s', async (_what, status, request) => {
    const response = await raw(request)
    expect(response.status).toBe(status)
    expectEnvelope(response)
    if (status === 431) expect(response).toMatchObject(failure(431, 'headers_too_large'))
  })

  it('an invalid chunk after the request was accepted', async () => {
    const response = await raw(head('POST /v1/labels HTTP/1.1', key, json, 'Transfer-Encoding: chunked'), 'zz\r\n')
    expect(response.status).toBe(400)
    expectEnvelope(response)
  })
})

describe('invalid HTTP after a request', () => {
  it('gets its response after the request', async () => {
    const body = JSON.stringify({ name: 'Before nonsense' })
    const request = head('POST /v1/labels HTTP/1.1', key, json, `Content-Length: ${body.length}`)
    const responses = await rawRequests(api.url, 2, `${request}${body}\u0000\u0001\r\n\r\n`)
    expect(responses.map(({ status }) => status)).toEqual([201, 400])
    expectEnvelope(responses[1]!)
  })

  it('gets no response if its request already has one', async () => {
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let received = ''
    socket.on('data', (text) => (received += text))
    // The service may reset a connection that it has closed.
    const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
    socket.write(head('POST /v1/labels HTTP/1.1', 'Transfer-Encoding: chunked'))
    await once(socket, 'data')
    socket.write('no chunk\r\n')
    await closed
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })
})

describe('an incomplete request', () => {
  const timeouts = { headers: 50, request: 100, upload: 200, keepAlive: 1_000, check: 10 }

  it.each([
    ['in its headers', 'GET /v1/health HTTP/1.1\r\nHost:'],
    ['in its body', head('POST /v1/labels HTTP/1.1', key, json, 'Content-Length: 10')],
  ])('gets 408 if it stops %s', async (_where, request) => {
    const server = createHttpServer(
      { fetch: async (each) => new Response(await each.text().catch(() => '')) },
      api.dependencies.log,
      { timeouts },
    )
    const url = await listen(server, { port: 0, host: '127.0.0.1' })
    const response = await rawRequest(url, request).finally(() => stopServer(server, 0))
    expect(response.status).toBe(408)
    expectEnvelope(response)
  })

  it.each([
    ['of a known length', 'Content-Length: 10'],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ])('is not a server error if the client disconnects, with a body %s', async (_what, length) => {
    const before = [...api.logged]
    const ended = Promise.withResolvers<void>()
    const app = createApp(api.dependencies)
    const fetch = async (each: Request) => {
      const response = await app.fetch(each)
      ended.resolve()
      return response
    }
    const server = createHttpServer({ fetch }, api.dependencies.log)
    const { port } = new URL(await listen(server, { port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(head('POST /v1/labels HTTP/1.1', key, json, length, 'Expect: 100-continue'))
    await once(socket, 'data')
    socket.destroy()
    await ended.promise
    await stopServer(server, 0)
    expect(api.logged).toEqual(before)
  })
})

describe('targets', () => {
  it.each([
    '/v1/health',
    'http://localhost/v1/health',
    'http://elsewhere.example/v1/health',
    '/v1/%68ealth',
    '/v1/x/../health',
    '/v1/health#x',
  ])('%s is the health operation', async (target) => {
    expect(await raw(head(`GET ${target} HTTP/1.1`))).toMatchObject({ status: 200 })
  })

  it.each(['/v1/%zz', '/v1/%', '/v1/%00', '/v1/%ff%fe', '/v1/labels%2Fx', '/v1/😀', '//v1/labels', '/V1/labels'])(
    '%s returns 404',
    async (target) => {
      const response = await raw(Buffer.from(head(`GET ${target} HTTP/1.1`, key)))
      expect([400, 404]).toContain(response.status)
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
      expect(response.body).toHaveProperty('error.code')
    },
  )

  it.each(['%zz', '%', '%00', '%ff', '%ED%A0%80', 'lbl_%2F', '%F0%9F%98%80', '__proto__', 'constructor'])(
    'rejects the id %s',
    async (id) => {
      expect(await raw(head(`GET /v1/labels/${id} HTTP/1.1`, key))).toMatchObject(invalidField('id'))
    },
  )

  it.each(['%zz', '%', '%00', '%ff', '%ED%A0%80', 'abc%00'])('rejects the search %s', async (search) => {
    const path = `/v1/${tenant.account.phone_number_id}/contacts?search=${search}`
    expect(await raw(head(`GET ${path} HTTP/1.1`, key))).toMatchObject(invalidField('search'))
  })

  it.each([
    'limit=1&limit=2',
    'limit=1&limit=1',
    'limit=%31%',
    'limit=+1',
    'limit=-1',
    'limit=000',
    'limit=0101',
    'limit=1e1',
    'limit=0x10',
    'limit=2.0',
    'limit=99999999999999999999',
    'limit=%EF%BC%91',
  ])('rejects the query %s', async (query) => {
    expect(await raw(head(`GET /v1/labels?${query} HTTP/1.1`, key))).toMatchObject(
      failure(400, 'invalid_limit', 'limit'),
    )
  })

  it.each(['002', `${'0'.repeat(400)}2`])('limit=%s is 2', async (limit) => {
    const { key: own } = await api.tenant()
    for (const name of ['a', 'b', 'c']) {
      const body = JSON.stringify({ name })
      const lines = [`Authorization: Bearer ${own}`, json, `Content-Length: ${body.length}`]
      expect(await raw(head('POST /v1/labels HTTP/1.1', ...lines), body)).toMatchObject({ status: 201 })
    }
    const { body } = await raw(head(`GET /v1/labels?limit=${limit} HTTP/1.1`, `Authorization: Bearer ${own}`))
    expect(body).toMatchObject({ data: [{ name: 'c' }, { name: 'b' }], has_more: true })
  })

  it.each(['__proto__=1', '__proto__[limit]=1', 'constructor=x', '=x', '&=', 'limit[]=1'])(
    'rejects the unknown query parameter in %s',
    async (query) => {
      const response = await raw(head(`GET /v1/labels?${query} HTTP/1.1`, key))
      expect(response).toMatchObject(failure(400, 'invalid_field_value'))
    },
  )
})

describe('headers', () => {
  it('ignores an X-Request-Id of the request', async () => {
    const { headers } = await raw(head('GET /v1/health HTTP/1.1', 'X-Request-Id: req_mine'))
    expect(headers.get('x-request-id')).not.toBe('req_mine')
  })

  it('duplicates are not a server error', async () => {
    const twice = [
      'Accept: a/b',
      'Accept: c/d',
      'Cookie: a=1',
      'Cookie: a=2',
      'X-A: 1',
      'X-A: 2',
      '__proto__: x',
      'constructor: y',
    ]
    expect(await raw(head('GET /v1/me HTTP/1.1', key, ...twice))).toMatchObject({ status: 200 })
  })

  it('accepts two content types only if the first is JSON', async () => {
    const lines = [key, 'Content-Type: text/plain', json, 'Content-Length: 2']
    expect(await raw(head('POST /v1/labels HTTP/1.1', ...lines), '{}')).toMatchObject({ status: 415 })
  })

  it.each(['', ' ', 'ü', 'a b', 'x'.repeat(256)])('rejects the Idempotency-Key %j', async (value) => {
    const lines = [key, json, 'Content-Length: 2', `Idempotency-Key: ${value}`]
    expect(await raw(head('POST /v1/labels HTTP/1.1', ...lines), '{}')).toMatchObject(invalidField('Idempotency-Key'))
  })

  it('ignores an upgrade', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
    expect(await raw(head('GET /v1/health HTTP/1.1', ...upgrade))).toMatchObject({ status: 200 })
  })

  it('HTTP/1.0 is served, with and without a Host', async () => {
    expect(await raw(head('GET /v1/health HTTP/1.0'))).toMatchObject({ status: 200 })
    expect(await raw('GET /v1/health HTTP/1.0\r\n\r\n')).toMatchObject({ status: 200 })
    expect(await raw(`GET /v1/me HTTP/1.0\r\n${key}\r\n\r\n`)).toMatchObject({ status: 200 })
  })
})

describe('bodies', () => {
  const contact = () => JSON.stringify({ phone_number: newPhoneNumber() })
  const post = (...headers: string[]) => head('POST /v1/contacts HTTP/1.1', key, json, ...headers)

  it('are read in chunks', async () => {
    const body = contact()
    const chunks = [...body].map((character) => `1\r\n${character}\r\n`).join('')
    const response = await raw(post('Transfer-Encoding: chunked'), chunks, '0\r\n\r\n')
    expect(response.status).toBe(201)
  })

  it.each(['100-continue', '100-Continue', 'something-else'])('are awaited with Expect: %s', async (expectation) => {
    const body = contact()
    const response = await raw(post(`Expect: ${expectation}`, `Content-Length: ${body.length}`), body)
    expect(response.status).toBe(201)
  })

  it('are ignored for operations without a body', async () => {
    const response = await raw(head('GET /v1/me HTTP/1.1', key, 'Content-Length: 5'), 'hello')
    expect(response.status).toBe(200)
  })

  it('are rejected if they are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')])
    const response = await raw(head('POST /v1/labels HTTP/1.1', key, json, `Content-Length: ${body.length}`), body)
    expect(response).toMatchObject(failure(400, 'invalid_field_value'))
  })

  describe('that are too large get 413', () => {
    const tooLarge = failure(413, 'payload_too_large')
    const piece = Buffer.alloc(bodyLimits.maxBytes, ' ')

    it('before they are sent', async () => {
      expect(await raw(post(`Content-Length: ${bodyLimits.maxBytes + 1}`))).toMatchObject(tooLarge)
      expect(await raw(post(`Content-Length: ${bodyLimits.maxBytes + 1}`, 'Expect: 100-continue'))).toMatchObject(
        tooLarge,
      )
      expect(await raw(post('Content-Length: 99999999999999'))).toMatchObject(tooLarge)
    })

    it.each(['keep-alive', 'close'])('while they are being sent, with Connection: %s', async (connection) => {
      const length = `Content-Length: ${8 * piece.length}`
      const response = await raw(post(length, `Connection: ${connection}`), ...Array<Buffer>(8).fill(piece))
      expect(response).toMatchObject(tooLarge)
      expect(response.headers.get('connection')).toBe(connection)
    })

    it.each(['keep-alive', 'close'])('in chunks, with Connection: %s', async (connection) => {
      const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      const parts = [...Array<Buffer>(8).fill(chunk), '0\r\n\r\n']
      const response = await raw(post('Transfer-Encoding: chunked', `Connection: ${connection}`), ...parts)
      expect(response).toMatchObject(tooLarge)
      expect(response.headers.get('connection')).toBe(connection)
    })

    it('and the connection serves the next request', async () => {
      const next = head('GET /v1/health HTTP/1.1')
      const responses = await rawRequests(api.url, 2, post(`Content-Length: ${piece.length + 1}`), piece, ' ', next)
      expect(responses.map(({ status }) => status)).toEqual([413, 200])
    })
  })

  it('that are too large do not block a request without a key', async () => {
    const response = await raw(head('POST /v1/contacts HTTP/1.1', json, `Content-Length: ${10 * bodyLimits.maxBytes}`))
    expect(response).toMatchObject(failure(401, 'missing_api_key'))
  })
})
