import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  ChannelConnectionError,
  ChannelError,
  ChannelResponseError,
  ConflictError,
  createChannel,
  InvalidRequestError,
  isChannelError,
  NotFoundError,
  PermissionError,
  RateLimitError,
} from '../src/index.ts'
import { failure, json, mockChannel, requestId } from './mock-channel.ts'

async function caught(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('It should have been rejected.'),
    (error: unknown) => error,
  )
}

describe('an error response', () => {
  it('is printed with its class and code', async () => {
    const { channel } = mockChannel(failure(404, { type: 'not_found', code: 'resource_not_found', message: 'None.' }))
    const printed = inspect(await caught(channel.get('/v1/labels')))
    expect(printed).toMatch(/^NotFoundError \[resource_not_found\]: None\.\n/)
    expect(printed).not.toContain("name: '")
  })

  it('becomes a ChannelError with every field of the envelope', async () => {
    const envelope = { type: 'invalid_request_error', code: 'invalid_limit', param: 'limit', message: 'Too many.' }
    const { channel } = mockChannel(failure(400, envelope))
    const error = await caught(channel.get('/v1/labels', { params: { query: { limit: 500 } } }))
    expect(error).toBeInstanceOf(ChannelError)
    expect(error).toMatchObject({
      ...envelope,
      name: 'InvalidRequestError',
      status: 400,
      requestId,
      retryAfter: undefined,
      retryAfterMs: undefined,
    })
    expect((error as ChannelError).response.headers.get('x-request-id')).toBe(requestId)
    expect(Object.keys(error as ChannelError)).not.toContain('response')
  })

  it.each([
    ['12', 12],
    ['0', 0],
    ['soon', undefined],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('has retryAfter for the Retry-After %s: %s seconds', async (header, seconds) => {
    const { channel } = mockChannel(
      failure(429, { type: 'rate_limit_error', code: 'rate_limit_exceeded' }, { 'retry-after': header }),
    )
    expect(await caught(channel.get('/v1/me'))).toMatchObject({
      retryAfter: seconds,
      retryAfterMs: seconds === undefined ? undefined : seconds * 1000,
    })
  })

  it('has retryAfter for a Retry-After date', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString()
    const { channel } = mockChannel(
      failure(429, { type: 'rate_limit_error', code: 'rate_limit_exceeded' }, { 'retry-after': date }),
    )
    const error = (await caught(channel.get('/v1/me'))) as ChannelError
    expect(error.retryAfter).toBeGreaterThan(85)
    expect(error.retryAfter).toBeLessThanOrEqual(90)
  })

  it.each([
    ['invalid_request_error', InvalidRequestError],
    ['authentication_error', AuthenticationError],
    ['permission_error', PermissionError],
    ['not_found', NotFoundError],
    ['conflict', ConflictError],
    ['rate_limit_error', RateLimitError],
    ['api_error', ApiError],
  ] as const)('of the type %s has its class', async (type, Class) => {
    const { channel } = mockChannel(failure(400, { type, code: 'any' }))
    const error = await caught(channel.get('/v1/me'))
    expect((error as Error).constructor).toBe(Class)
    expect(error).toBeInstanceOf(ChannelError)
    expect(isChannelError(error)).toBe(true)
  })

  it.each(['something_new', 'constructor'])('of the unknown type %s is a ChannelError', async (type) => {
    const { channel } = mockChannel(failure(400, { type, code: 'any' }))
    expect(((await caught(channel.get('/v1/me'))) as Error).constructor).toBe(ChannelError)
  })

  it('preserves a code that the contract does not know', async () => {
    const { channel } = mockChannel(failure(409, { type: 'conflict', code: 'something_new' }))
    expect(await caught(channel.get('/v1/me'))).toMatchObject({ type: 'conflict', code: 'something_new' })
  })

  it('is matched by code', async () => {
    const { channel } = mockChannel(failure(404, { type: 'not_found', code: 'resource_not_found' }))
    const error = await caught(channel.get('/v1/me'))
    expect(isChannelError(error)).toBe(true)
    expect(isChannelError(error, 'resource_not_found', 'invalid_cursor')).toBe(true)
    expect(isChannelError(error, 'invalid_cursor')).toBe(false)
    expect(isChannelError(new Error('other'))).toBe(false)
    expect(isChannelError({ name: 'ChannelError', code: 'invalid_cursor' })).toBe(false)
  })
})

describe('a response that is not the service’s', () => {
  it.each([
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['JSON of another shape', json({ message: 'Forbidden' }, { status: 403 })],
    ['an envelope without its fields', json({ error: 'nope' }, { status: 500 })],
    ['nothing', new Response(null, { status: 503 })],
    ['a redirect', new Response(null, { status: 304 })],
    ['a page with status 200', new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    ['an empty 200', new Response(null)],
  ])('becomes a ChannelResponseError: %s', async (_name, response) => {
    const { channel } = mockChannel(response)
    const error = await caught(channel.get('/v1/me'))
    expect(error).toBeInstanceOf(ChannelResponseError)
    expect(error).toMatchObject({ status: response.status })
    expect((error as Error).message).toContain(`responded with ${response.status} and`)
  })

  it('has the beginning of the body', async () => {
    const { channel } = mockChannel(new Response(`<h1>${'x'.repeat(5000)}`, { status: 502 }))
    const error = (await caught(channel.get('/v1/me'))) as ChannelResponseError
    expect(error.body).toHaveLength(1000)
    expect(error.body).toMatch(/^<h1>xxx/)
  })
})

describe('a failed connection', () => {
  it('becomes a ChannelConnectionError with the reason, without the query', async () => {
    const { channel } = mockChannel(() => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') })
    })
    const error = await caught(channel.get('/v1/accounts', { params: { query: { cursor: 'secret' } } }))
    expect(error).toBeInstanceOf(ChannelConnectionError)
    expect((error as Error).message).toBe(
      'GET https://api.example.com/v1/accounts failed before a complete response arrived: connect ECONNREFUSED 127.0.0.1:9',
    )
  })

  it('is reported for an incomplete body', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"data":'))
            controller.error(new TypeError('terminated'))
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    const { channel } = mockChannel(broken)
    expect(await caught(channel.get('/v1/me'))).toBeInstanceOf(ChannelConnectionError)
  })

  it('is reported with the real fetch as well', async () => {
    const channel = createChannel({ apiKey: 'key', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    const error = await caught(channel.get('/v1/me'))
    expect(error).toBeInstanceOf(ChannelConnectionError)
    expect((error as Error).message).toMatch(
      /^GET http:\/\/127\.0\.0\.1:1\/v1\/me failed before a complete response arrived: .+/,
    )
  })
})

describe('an abort by the caller', () => {
  it('is rethrown unchanged', async () => {
    const { channel } = mockChannel((request) => {
      request.signal.throwIfAborted()
      return new Response()
    })
    const reason = new Error('enough')
    expect(await caught(channel.get('/v1/me', { signal: AbortSignal.abort(reason) }))).toBe(reason)
    const whilePending = new AbortController()
    const hanging = mockChannel(() => new Promise(() => whilePending.abort(reason))).channel
    expect(await caught(hanging.get('/v1/me', { signal: whilePending.signal }))).toBe(reason)
    const timedOut = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    expect(await caught(channel.get('/v1/me', { signal: timedOut }))).toMatchObject({ name: 'TimeoutError' })
  })
})
