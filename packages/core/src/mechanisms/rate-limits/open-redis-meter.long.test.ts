import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { LogLine } from '@channel/logger'
import { collectLog } from '@channel/logger/testing'
import { recordTo } from '@channel/metrics/record'
import { fakeClock, startRedis, type TestRedis } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { RedisTimeouts } from './open-redis-meter.ts'
import { pingRedis } from './ping-redis.ts'
import { openRateLimiter, type RateLimiter } from './rate-limiter.ts'

const limits = { read: 3, write: 1 }

/** Those of a busy machine. */
const patient: RedisTimeouts = { response: 30_000, connect: 30_000, start: 30_000 }

/** A process that counts in that Redis, with its log. */
async function openProcess(
  redisUrl: string,
  clock = fakeClock(),
  redisTimeouts?: RedisTimeouts,
): Promise<{ limiter: RateLimiter; logged: LogLine[] }> {
  const { log, lines: logged } = collectLog()
  const limiter = await openRateLimiter({ limits, redisUrl, redisTimeouts, now: clock.now, log })
  onTestFinished(() => limiter.close())
  return { limiter, logged }
}

describe('an unavailable Redis', () => {
  it('is logged once, without its password, and each process counts for itself', async () => {
    const { limiter, logged } = await openProcess('redis://user:hunter2@127.0.0.1:1')
    for (const remaining of [2, 1, 0]) {
      expect(await limiter.charge('org_A', 'read')).toMatchObject({ remaining, isExceeded: false })
    }
    expect(await limiter.charge('org_A', 'read')).toMatchObject({ isExceeded: true })
    expect(logged).toMatchObject([
      {
        level: 'warn',
        reason: expect.stringContaining('ECONNREFUSED'),
        msg: expect.stringMatching(/^Redis is unavailable: until it recovers/),
      },
    ])
    expect(JSON.stringify(logged)).not.toContain('hunter2')
  })

  it('does not delay the start if it accepts the connection but never responds', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    await once(server, 'listening')
    const { limiter, logged } = await openProcess(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(await limiter.charge('org_A', 'read')).toMatchObject({ remaining: 2 })
    expect(logged).toHaveLength(1)
    expect(logged[0]?.reason).toContain('did not respond within')
  })
})

// All of them count in the same server, each for organizations of its own.
describe('with Redis', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis[Symbol.asyncDispose]())

  it('lets several processes share budgets, with windows measured by the clock of Redis', async () => {
    const [one, two] = [
      await openProcess(redis.url, fakeClock(), patient),
      await openProcess(redis.url, fakeClock(), patient),
    ]
    expect(await one.limiter.charge('org_0A', 'read')).toMatchObject({ budget: 'read', limit: 3, remaining: 2 })
    expect(await two.limiter.charge('org_0A', 'read')).toMatchObject({ remaining: 1, isExceeded: false })
    expect(await one.limiter.charge('org_0A', 'write')).toMatchObject({ limit: 1, remaining: 0, isExceeded: false })
    expect(await two.limiter.charge('org_0A', 'write')).toMatchObject({ remaining: 0, isExceeded: true })
    expect(await two.limiter.charge('org_0A', 'read')).toMatchObject({ remaining: 0, isExceeded: false })
    for (const { limiter, logged } of [one, two, one]) {
      const refused = await limiter.charge('org_0A', 'read')
      expect(refused).toMatchObject({ remaining: 0, isExceeded: true })
      expect(refused?.resetsInMs).toBeGreaterThan(0)
      expect(refused?.resetsInMs).toBeLessThanOrEqual(60_000)
      expect(logged).toEqual([])
    }
    expect(await one.limiter.charge('org_0B', 'read')).toMatchObject({ remaining: 2 })
    expect(await one.limiter.charge('csl_A', 'link_signup')).toMatchObject({ limit: 10, remaining: 9 })
    expect(await two.limiter.charge('csl_A', 'link_signup')).toMatchObject({ remaining: 8 })
  })

  it('keeps the count when a process restarts', async () => {
    const first = await openProcess(redis.url, fakeClock(), patient)
    await first.limiter.charge('org_1A', 'read')
    const second = await openProcess(redis.url, fakeClock(), patient)
    expect(await second.limiter.charge('org_1A', 'read')).toMatchObject({ remaining: 1 })
  })

  it('fails no request when Redis stops, and uses Redis again when it is back', async () => {
    const clock = fakeClock()
    const { limiter, logged } = await openProcess(redis.url, clock, patient)
    await limiter.charge('org_2A', 'read')
    await redis.stop()
    for (let sent = 0; sent < 20; sent++) {
      clock.advance(500)
      expect(await limiter.charge('org_2A', 'read')).toBeDefined()
    }
    expect(logged).toMatchObject([{ level: 'warn', msg: expect.stringMatching(/^Redis is unavailable/) }])
    await redis.restart()
    await expect
      .poll(async () => {
        clock.advance(2_000)
        await limiter.charge('org_2B', 'write')
        return logged[1]
      })
      .toMatchObject({ level: 'info', msg: expect.stringMatching(/^Redis is available again/) })
    expect(await limiter.charge('org_2C', 'read')).toMatchObject({ remaining: 2 })
    expect(logged).toHaveLength(2)
  })

  it('delays requests only briefly when Redis hangs, and afterwards only one request at a time', async () => {
    const clock = fakeClock()
    const { limiter, logged } = await openProcess(redis.url, clock)
    await limiter.charge('org_3A', 'read')
    redis.pause()
    const first = await Promise.all([limiter.charge('org_3A', 'read'), limiter.charge('org_3A', 'read')])
    expect(first.map((charge) => charge?.remaining).toSorted()).toEqual([1, 2])
    expect(limiter.charge('org_3A', 'read'), 'Redis is bypassed').not.toBeInstanceOf(Promise)
    clock.advance(1_000)
    const probe = limiter.charge('org_3A', 'read')
    expect(probe).toBeInstanceOf(Promise)
    expect(limiter.charge('org_3A', 'read'), 'another request is probing Redis').not.toBeInstanceOf(Promise)
    expect(await probe).toMatchObject({ isExceeded: true })
    expect(logged).toHaveLength(1)
    redis.resume()
    await expect
      .poll(async () => {
        clock.advance(2_000)
        await limiter.charge('org_3B', 'write')
        return logged[1]
      })
      .toMatchObject({ level: 'info', msg: expect.stringMatching(/^Redis is available again/) })
  })

  it('uses a Redis that is back without waiting for a request', async () => {
    const fallback: number[] = []
    recordTo((name, value) => void (name === 'channel.redis.fallback' && fallback.push(value)))
    onTestFinished(() => recordTo(undefined))
    const { limiter, logged } = await openProcess(redis.url)
    await limiter.charge('org_5A', 'read')
    redis.pause()
    await limiter.charge('org_5A', 'read')
    expect([fallback.at(-1), logged.length]).toEqual([1, 1])
    redis.resume()
    await expect.poll(() => fallback.at(-1)).toBe(0)
    await expect.poll(() => logged[1]?.msg).toMatch(/^Redis is available again/)
  })

  it('counts no request twice that tried a Redis that hangs', async () => {
    const clock = fakeClock()
    const { limiter, logged } = await openProcess(redis.url, clock)
    await limiter.charge('org_4A', 'read')
    redis.pause()
    // The first one is sent before anything is known.
    await limiter.charge('org_4B', 'read')
    for (let tried = 0; tried < 5; tried++) {
      clock.advance(1_000)
      await limiter.charge('org_4A', 'read')
    }
    redis.resume()
    await expect
      .poll(async () => {
        clock.advance(2_000)
        await limiter.charge('org_4C', 'write')
        return logged[1]
      })
      .toMatchObject({ level: 'info' })
    expect(await limiter.charge('org_4A', 'read')).toMatchObject({ remaining: 1 })
  })

  it('says that it does not respond, when it is checked', async () => {
    redis.pause()
    await expect(pingRedis(redis.url)).rejects.toThrow('it did not respond within 2000 ms')
    redis.resume()
    await pingRedis(redis.url)
  })
})
