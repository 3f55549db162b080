import { execFile } from 'node:child_process'
import { getEventListeners } from 'node:events'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  type AttemptReport,
  ChannelConnectionError,
  ChannelTimeoutError,
  createChannel,
  createContractClient,
  isChannelError,
  withRetries,
} from '../src/index.ts'
import { breakOff, failing, hang, hangUp, type Step, stall, startServer, success } from './scripted-server.ts'

const label = { body: { name: 'VIP' } }

async function caught(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('It should have been rejected.'),
    (error: unknown) => error,
  )
}

describe('a GET', () => {
  it.each<[string, Step]>([
    ['408', failing(408)],
    ['429', failing(429, 'rate_limit_exceeded')],
    ['500', failing(500)],
    ['502', failing(502)],
    ['503', failing(503)],
    ['a connection that breaks', hangUp],
    ['a body that breaks off', breakOff],
  ])('is retried twice after %s', async (_what, step) => {
    const { channel, received, waits } = await startServer(step, step, success)
    expect(await channel.get('/v1/labels/{id}', { params: { path: { id: 'lbl_1' } } })).toMatchObject({
      data: { id: 'lbl_1' },
    })
    expect(received).toHaveLength(3)
    expect(waits).toHaveLength(2)
  })

  it('throws the last error after two retries', async () => {
    const { channel, received } = await startServer(failing(500), failing(502), failing(503, 'last'))
    expect(await caught(channel.get('/v1/me'))).toMatchObject({ status: 503, code: 'last' })
    expect(received).toHaveLength(3)
  })

  it('throws a ChannelConnectionError after two retries of a broken connection', async () => {
    const { channel, received } = await startServer(hangUp)
    expect(await caught(channel.get('/v1/me'))).toBeInstanceOf(ChannelConnectionError)
    expect(received).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 422])('is not retried after %d', async (status) => {
    const { channel, received } = await startServer(failing(status))
    expect(await caught(channel.get('/v1/me'))).toMatchObject({ status })
    expect(received).toHaveLength(1)
  })

  it('is retried up to maxRetries times; the option of the call overrides that of the channel', async () => {
    const { channel, baseUrl, received } = await startServer(failing(500))
    await caught(channel.get('/v1/me', { maxRetries: 3 }))
    expect(received).toHaveLength(4)
    const never = createChannel({ apiKey: 'key', baseUrl, maxRetries: 0 })
    await caught(never.get('/v1/me', { maxRetries: undefined }))
    expect(received).toHaveLength(5)
  })
})

describe('a POST', () => {
  it('is retried with the same body and the same new key', async () => {
    const { channel, received } = await startServer(failing(500), hangUp, success, success)
    await channel.post('/v1/labels', label)
    await channel.post('/v1/labels', label)
    const keys = received.map(({ key }) => key)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0], expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(keys[3]).not.toBe(keys[0])
    expect(received.map(({ body }) => JSON.parse(body))).toEqual(Array(4).fill({ name: 'VIP' }))
  })

  it('uses the Idempotency-Key of the caller', async () => {
    const { channel, received } = await startServer(failing(500), success)
    await channel.post('/v1/labels', { ...label, idempotencyKey: 'mine' })
    await channel.post('/v1/labels', { ...label, params: { header: { 'Idempotency-Key': 'param' } } })
    await channel.post('/v1/labels', { ...label, headers: { 'idempotency-key': 'header' } })
    expect(received.map(({ key }) => key)).toEqual(['mine', 'mine', 'param', 'header'])
  })

  it('is retried while the first request is in progress, and not after other conflicts', async () => {
    const { channel, received } = await startServer(
      failing(409, 'idempotency_in_progress', { 'retry-after': '1' }),
      failing(409, 'last_secret'),
    )
    expect(await caught(channel.post('/v1/labels', label))).toMatchObject({ code: 'last_secret' })
    expect(received).toHaveLength(2)
  })

  it('of the raw client is retried without a key only after 429', async () => {
    const { channel, received } = await startServer(failing(429), failing(500))
    expect((await channel.raw.POST('/v1/labels', label)).response.status).toBe(500)
    expect(received.map(({ key }) => key)).toEqual([undefined, undefined])
  })
})

describe.each(['patch', 'delete'] as const)('a %s', (method) => {
  it('is retried only after 429, and has no Idempotency-Key', async () => {
    const { channel, received } = await startServer(failing(429), failing(500))
    const params = { path: { id: 'lbl_1' } }
    const sent =
      method === 'patch'
        ? channel.patch('/v1/labels/{id}', { params, body: { name: 'A' } })
        : channel.delete('/v1/labels/{id}', { params })
    expect(await caught(sent)).toMatchObject({ status: 500 })
    expect(received.map(({ key }) => key)).toEqual([undefined, undefined])
  })
})

describe('the delay', () => {
  it('doubles, and has a random part', async () => {
    const { channel, waits } = await startServer(failing(500))
    await caught(channel.get('/v1/me', { maxRetries: 6 }))
    const longest = [500, 1000, 2000, 4000, 8000, 8000]
    expect(waits).toHaveLength(6)
    for (const [retry, ms] of waits.entries()) {
      expect(ms).toBeLessThanOrEqual(longest[retry]!)
      expect(ms).toBeGreaterThan(longest[retry]! / 2 - 1)
    }
    expect(new Set(waits.slice(4)).size).toBe(2)
  })

  it.each<[string, Record<string, string>, number]>([
    ['Retry-After in seconds', { 'retry-after': '7' }, 7000],
    ['RateLimit', { ratelimit: '"write";r=12;t=3, "read";r=0;t=42' }, 42_000],
    ['Retry-After before RateLimit', { 'retry-after': '2', ratelimit: '"read";r=0;t=42' }, 2000],
  ])('is what %s says', async (_what, headers, ms) => {
    const { channel, waits } = await startServer(failing(429, 'rate_limit_exceeded', headers), success)
    await channel.get('/v1/me')
    expect(waits).toEqual([ms])
  })

  it('is until the date in Retry-After', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString()
    const { channel, waits } = await startServer(failing(503, 'busy', { 'retry-after': date }), success)
    await channel.get('/v1/me')
    expect(waits[0]).toBeGreaterThan(20_000)
    expect(waits[0]).toBeLessThanOrEqual(30_000)
  })

  it('is not started if it exceeds the remaining time', async () => {
    const limited = failing(429, 'rate_limit_exceeded', { 'retry-after': '91' })
    const { channel, waits } = await startServer(limited)
    const error = await caught(channel.get('/v1/me'))
    expect(isChannelError(error) && error.retryAfterMs).toBe(91_000)
    expect(waits).toEqual([])
  })

  it('passes in real time without an option, and ends with an abort', async () => {
    const { baseUrl, received } = await startServer(failing(500), success)
    const channel = createChannel({ apiKey: 'key', baseUrl })
    const controller = new AbortController()
    const reason = new Error('enough')
    const aborted = caught(channel.get('/v1/me', { signal: controller.signal }))
    await expect.poll(() => received.length).toBe(1)
    setImmediate(() => controller.abort(reason))
    expect(await aborted).toBe(reason)
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
  })
})

describe('a timeout', () => {
  it.each([
    ['responds', hang],
    ['ends its response', stall],
  ])('ends an attempt if the server never %s, and retries a GET', async (_what, step) => {
    const { channel, waits } = await startServer(step)
    const error = await caught(channel.get('/v1/me', { timeoutMs: 20 }))
    expect(error).toBeInstanceOf(ChannelTimeoutError)
    expect(error).toMatchObject({ method: 'GET', url: expect.stringMatching(/\/v1\/me$/), timeoutMs: 20 })
    expect(waits).toHaveLength(2)
  })

  it('ends all attempts together', async () => {
    const { channel } = await startServer(hang)
    const error = await caught(channel.get('/v1/me', { totalTimeoutMs: 30, maxRetries: 1000 }))
    expect(error).toBeInstanceOf(ChannelTimeoutError)
    expect((error as ChannelTimeoutError).timeoutMs).toBeLessThanOrEqual(30)
  })

  it('holds for a fetch that ignores its signal', async () => {
    const send = withRetries(() => new Promise(() => {}), { timeoutMs: 1, maxRetries: 0 })
    expect(await caught(send(new Request('http://127.0.0.1/v1/me')))).toBeInstanceOf(ChannelTimeoutError)
  })

  it('can be none', async () => {
    const { channel } = await startServer(success)
    const forever = { timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY }
    await channel.get('/v1/me', forever)
  })

  it('leaves no listener', async () => {
    const { channel } = await startServer(failing(500), success)
    const { signal } = new AbortController()
    await channel.get('/v1/me', { signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('leaves no timer', async () => {
    const { baseUrl } = await startServer(failing(500), success)
    // In a process of its own: here, others have timers too.
    const program = `
      import { createChannel } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
      await createChannel({ apiKey: 'key', baseUrl: '${baseUrl}' }).get('/v1/me')
      console.log(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    expect(stdout).toBe('0\n')
  })

  it.each(['maxRetries', 'timeoutMs', 'totalTimeoutMs'])('is a TypeError if %s is not a number', (name) => {
    const options = { apiKey: 'key', baseUrl: 'http://127.0.0.1', [name]: Number.NaN }
    expect(() => createChannel(options)).toThrow(new TypeError(`${name} must be a number, 0 or more.`))
  })
})

it('ends a pending request with the reason of an abort', async () => {
  const { channel, received } = await startServer(hang)
  const controller = new AbortController()
  const reason = new Error('enough')
  const aborted = caught(channel.post('/v1/labels', { ...label, signal: controller.signal }))
  await expect.poll(() => received.length).toBe(1)
  controller.abort(reason)
  expect(await aborted).toBe(reason)
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
})

it('reports each attempt, without query and key', async () => {
  const { baseUrl } = await startServer(failing(429, 'slow', { 'retry-after': '1', 'x-request-id': 'req_1' }), hangUp)
  const reports: AttemptReport[] = []
  const channel = createChannel({
    apiKey: 'chn_live_secret',
    baseUrl,
    maxRetries: 1,
    wait: async () => {},
    onAttempt: (report) => reports.push(report),
  })
  const error = await caught(channel.labels.list({ cursor: 'personal' }).page())
  const durationMs = expect.any(Number)
  const request = { method: 'GET', url: `${baseUrl}/v1/labels`, durationMs }
  expect(reports).toEqual([
    { ...request, attempt: 1, status: 429, requestId: 'req_1', retryInMs: 1000 },
    { ...request, attempt: 2, error, retryInMs: undefined },
  ])
  expect(JSON.stringify(reports)).not.toMatch(/secret|personal/)
})

it('adds retries to a raw client', async () => {
  const { baseUrl, received } = await startServer(failing(500), success)
  const send = withRetries(fetch, { wait: async () => {} })
  const client = createContractClient({ apiKey: 'key', baseUrl, fetch: send })
  expect((await client.GET('/v1/me')).response.status).toBe(200)
  expect(received).toHaveLength(2)
})
