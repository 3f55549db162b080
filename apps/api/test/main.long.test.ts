import { once } from 'node:events'
import { connect } from 'node:net'
import { statement } from '@channel/db'
import { createTestDatabase, startRedis } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { newPhoneNumber } from './support/phone-numbers.ts'
import { head } from './support/raw-request.ts'
import { request, send } from './support/send.ts'
import { startApi } from './support/start-api.ts'
import { startWiredApi } from './support/start-wired-api.ts'

const applyUnknown = statement(
  'test_apply_unknown_migration',
  `INSERT INTO schema_migrations (version, name, checksum, oldest_compatible) VALUES ($1, $2, '', $3)`,
)
const forgetNewest = statement(
  'test_forget_newest_migrations',
  'DELETE FROM schema_migrations WHERE version IN (SELECT version FROM schema_migrations ORDER BY version DESC LIMIT $1)',
)

const api = await startApi()

describe('the process', () => {
  it('stops on SIGINT, and prints nothing at the level warn', async () => {
    const { child, ended, output } = await startApiProcess()
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(output()).toBe('')
  })

  it('stops when its parent has ended', async () => {
    const { child, ended } = await startApiProcess()
    child.disconnect()
    expect(await ended).toBe(0)
  })

  it('is ready, logs its life as JSON, completes requests in flight before it stops on SIGTERM, and accepts no new ones', async () => {
    const { key, account } = await api.tenant()
    const { child, url = '', ended, logged } = await startApiProcess({ LOG_LEVEL: '' })
    expect(await request(`${url}/v1/health`)).toMatchObject({ status: 200 })
    expect(await request(`${url}/ready`)).toMatchObject({ status: 200, body: { status: 'ready' } })
    const body = JSON.stringify({ phone_number: newPhoneNumber(), from: account.phone_number_id })
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
    const lines = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', `Content-Length: ${body.length}`]
    socket.write(head('POST /v1/contacts HTTP/1.1', ...lines, 'Expect: 100-continue'))
    await once(socket, 'data')
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        request(`${url}/v1/health`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    socket.write(body)
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1.1 201 /)
    expect(await ended).toBe(0)
    const line = { service: 'api', pid: child.pid, level: 'info' }
    expect(logged()).toMatchObject([
      { ...line, url, build: 'development', msg: 'The API is listening.' },
      { ...line, msg: 'The API is stopping.' },
      { ...line, msg: 'The API has stopped.' },
    ])
  })

  it('reports in one line that it cannot start, and ends', async () => {
    const { url, ended, logged } = await startApiProcess({ PORT: '80a' })
    expect(url).toBeUndefined()
    expect(await ended).toBe(1)
    expect(logged()).toMatchObject([{ level: 'fatal', msg: expect.stringMatching(/^PORT is "80a"[^\n]+$/) }])
  })
})

describe('the environment', () => {
  it('makes it log each request with LOG_LEVEL=debug', async () => {
    const { url, logged } = await startWiredApi({ LOG_LEVEL: 'debug' })
    await request(`${url}/v1/health`)
    await expect
      .poll(() => logged.at(-1))
      .toMatchObject({
        level: 'debug',
        requestId: expect.stringMatching(/^req_/),
        method: 'GET',
        path: '/v1/health',
        status: 200,
        latencyMs: expect.any(Number),
      })
  })

  it.each([
    ['its listening address', undefined],
    ['its PUBLIC_URL', 'https://api.example.com/channel/'],
  ])('names its own address in links: %s', async (_where, PUBLIC_URL) => {
    const tenant = await api.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    const { url } = await startWiredApi({ PUBLIC_URL })
    const { body } = await send('createSetupLink', { ...tenant, url }, { params: { customer_id }, body: {} })
    const base = PUBLIC_URL ?? `${url}/`
    expect(body.data.setup_url.startsWith(`${base}setup/`)).toBe(true)
    expect(body.data.success_redirect_url).toBe(`${base}setup/result`)
  })
})

describe('readiness', () => {
  it('is missing without the database, but the API is healthy', async () => {
    const { url } = await startWiredApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    expect(await request(`${url}/v1/health`)).toMatchObject({ status: 200 })
    const notReady = {
      status: 503,
      body: { status: 'not_ready', waiting_for: ['database'], since: expect.stringMatching(/^20.*Z$/) },
    }
    expect(await request(`${url}/ready`)).toMatchObject(notReady)
  })

  it('holds on a compatible newer schema, and an incompatible one is reported', async () => {
    await using database = await createTestDatabase()
    const { url, stop } = await startWiredApi({ DATABASE_URL: database.url })
    const ready = async () => {
      const { status, body } = await request(`${url}/ready`)
      return [status, body.waiting_for, body.detail]
    }
    const applied = (version: number, oldestCompatible: number) =>
      database.execute(applyUnknown, [version, `${version}_future.sql`, oldestCompatible])
    await applied(9001, 0)
    expect(await ready()).toEqual([200, undefined, undefined])
    await applied(9002, 9001)
    expect(await ready()).toEqual([
      503,
      ['schema_mismatch'],
      expect.stringMatching(/9002_future.sql, which needs .* 9001/),
    ])
    await database.execute(forgetNewest, [2])
    expect(await ready()).toEqual([200, undefined, undefined])
    await database.execute(forgetNewest, [1])
    expect(await ready()).toEqual([
      503,
      ['migrations'],
      expect.stringMatching(/^the database lacks the migrations from \d{4}_\w+\.sql on$/),
    ])
    await stop()
  })
})

describe('rate limits', () => {
  it('are shared by processes with one Redis', async () => {
    await using redis = await startRedis()
    const { key } = await api.tenant()
    const env = { RATE_LIMIT_READS_PER_MINUTE: '3', REDIS_URL: redis.url }
    const [one, two] = await Promise.all([startApiProcess(env), startApiProcess(env)])
    expect(await statuses(key, [one.url, two.url, one.url, two.url, one.url])).toEqual([200, 200, 200, 429, 429])
    for (const { child } of [one, two]) child.kill('SIGTERM')
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
    expect(one.output() + two.output()).toBe('')
  })

  it('are set by the environment', async () => {
    const { key } = await api.tenant()
    const { url } = await startWiredApi({ RATE_LIMIT_READS_PER_MINUTE: '1', RATE_LIMIT_WRITES_PER_MINUTE: '0' })
    expect(await statuses(key, [url, url])).toEqual([200, 429])
    const label = { method: 'POST', headers: { ...bearer(key), 'Content-Type': 'application/json' }, body: '{}' }
    const response = await request(`${url}/v1/labels`, label)
    expect(response.status).toBe(400)
    expect(response.headers.get('ratelimit')).toBeNull()
  })

  it('default to 600 reads and 300 writes a minute', async () => {
    const { key } = await api.tenant()
    const { url } = await startWiredApi({ RATE_LIMIT_READS_PER_MINUTE: '' })
    const read = await request(`${url}/v1/me`, { headers: bearer(key) })
    expect(read.headers.get('ratelimit-policy')).toBe('"read";q=600;w=60')
    const written = await request(`${url}/v1/labels/lbl_${'0'.repeat(26)}`, { method: 'DELETE', headers: bearer(key) })
    expect(written.status).toBe(404)
    expect(written.headers.get('ratelimit-policy')).toBe('"write";q=300;w=60')
  })

  it('apply without Redis too, which is logged once and fails no request', async () => {
    const { key } = await api.tenant()
    const env = { RATE_LIMIT_READS_PER_MINUTE: '2', REDIS_URL: 'redis://:hunter2@127.0.0.1:1' }
    const { url, output, logged } = await startWiredApi(env)
    expect(await statuses(key, [url, url, url])).toEqual([200, 200, 429])
    expect(logged).toMatchObject([{ level: 'warn', msg: expect.stringContaining('Redis') }])
    expect(output()).not.toContain('hunter2')
  })

  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

  async function statuses(key: string, urls: (string | undefined)[]): Promise<number[]> {
    const responses: number[] = []
    for (const url of urls) responses.push((await request(`${url}/v1/me`, { headers: bearer(key) })).status)
    return responses
  }
})

describe('a failed start is reported in one line', () => {
  it.each([
    [
      'a port that is in use',
      () => ({ PORT: new URL(api.url).port }),
      /^Port \d+ on 127.0.0.1 is in use: stop the program that uses it, or choose another with PORT\./,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '203.0.113.1' }),
      /^203.0.113.1 is not an address of this machine/,
    ],
  ])('%s', async (_what, env, line) => {
    const starting = startWiredApi(env())
    await expect(starting).rejects.toThrow(line)
    await expect(starting).rejects.not.toThrow(/\n/)
  })
})
