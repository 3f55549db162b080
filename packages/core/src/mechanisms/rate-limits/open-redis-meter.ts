import { set } from '@channel/metrics'
import { createClient } from '@redis/client'
import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import { type Log, Outage } from '../log/index.ts'
import { type BudgetName, windowSeconds } from './budget.ts'
import type { Charge } from './charge.ts'
import type { AllLimits, Meter } from './meter.ts'

// A failure of Redis must not fail or delay requests. While Redis is unavailable, each process counts requests on its
// own. So commands are not queued, the response timeout is short, and after a failure Redis is bypassed for a second.

/** How long to wait for Redis, in milliseconds. */
export interface RedisTimeouts {
  readonly response: number
  readonly connect: number
  readonly start: number
}

const defaultTimeouts: RedisTimeouts = { response: 250, connect: 1_000, start: 1_500 }
const reconnectAfterMs = 500
const bypassMs = 1_000

export interface RedisMeterOptions {
  readonly url: string
  readonly limits: AllLimits
  /** Counts requests in this process while Redis is unavailable. */
  readonly fallback: Meter
  readonly now: () => Date
  readonly log: Log
  readonly timeouts?: RedisTimeouts | undefined
}

/** Resolves when Redis is connected, or when the first attempt to connect has failed. */
export async function openRedisMeter(options: RedisMeterOptions): Promise<Meter> {
  const timeouts = options.timeouts ?? defaultTimeouts
  const client = clientFor(options.url, timeouts.connect)
  const meter = new RedisMeter(client, options, timeouts.response)
  set('channel.redis.fallback', 0, {})
  await new Promise<void>((resolve) => {
    function giveUp(error: Error): void {
      meter.recordFailure(error)
      resolve()
    }
    client.on('error', giveUp)
    client.connect().then(() => resolve(), giveUp)
    // The client reports no error if a server accepts the connection and never responds.
    setTimeout(() => {
      if (!client.isReady) giveUp(new Error(`it did not respond within ${timeouts.start} ms`))
    }, timeouts.start).unref()
  })
  return meter
}

type Client = ReturnType<typeof clientFor>

function clientFor(url: string, connectTimeout: number) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: reconnectAfterMs },
  })
}

class RedisMeter implements Meter {
  readonly #client: Client
  readonly #options: RedisMeterOptions
  readonly #limiters: Record<BudgetName, RLWrapperTimeouts>
  readonly #responseTimeoutMs: number
  readonly #outage: Outage
  #bypassUntilMs = 0
  #isUnavailable = false
  #isProbing = false
  #isClosed = false

  constructor(client: Client, options: RedisMeterOptions, responseTimeoutMs: number) {
    this.#client = client
    this.#options = options
    this.#responseTimeoutMs = responseTimeoutMs
    this.#outage = new Outage({
      // It is used again only after a probe.
      settleMs: 1_000,
      log: options.log,
      part: 'redis',
      begins: 'Redis is unavailable: until it recovers, each process counts rate limits on its own.',
      ends: 'Redis is available again: rate limits are counted across all processes.',
      // Without requests, nothing else would notice it.
      probe: {
        afterMs: bypassMs,
        works: async () => {
          await this.#probe()
          this.#recordRecovery()
          return true
        },
      },
    })
    const { limits } = options
    const limiters = Object.entries(limits).map(([budget, limit]) => [
      budget,
      limiterOf(client, limit, responseTimeoutMs),
    ])
    this.#limiters = Object.fromEntries(limiters) as Record<BudgetName, RLWrapperTimeouts>
  }

  charge(key: string, budget: BudgetName, limit: number): Charge | Promise<Charge> {
    return this.#isBypassed()
      ? this.#options.fallback.charge(key, budget, limit)
      : this.#chargeInRedis(key, budget, limit)
  }

  async peek(key: string, budget: BudgetName, limit: number): Promise<Charge> {
    const fallback = () => this.#options.fallback.peek(key, budget, limit)
    if (this.#isBypassed()) return fallback()
    try {
      const state = await this.#limiters[budget].get(key)
      const remaining = Math.max(0, state?.remainingPoints ?? limit)
      const isExceeded = (state?.consumedPoints ?? 0) > limit
      return { budget, limit, remaining, resetsInMs: state?.msBeforeNext ?? windowSeconds * 1000, isExceeded }
    } catch (error) {
      this.recordFailure(error)
      return fallback()
    }
  }

  close(): void {
    this.#isClosed = true
    this.#outage.close()
    this.#client.destroy()
    this.#options.fallback.close()
  }

  readonly recordFailure = (error: unknown): void => {
    this.#bypassUntilMs = this.#options.now().getTime() + bypassMs
    if (this.#isClosed) return
    this.#isUnavailable = true
    set('channel.redis.fallback', 1, {})
    this.#outage.failed('unavailable', { reason: reasonOf(error) })
  }

  async #chargeInRedis(key: string, budget: BudgetName, limit: number): Promise<Charge> {
    this.#isProbing = this.#isUnavailable
    try {
      if (this.#isProbing) await this.#probe()
      const { remainingPoints, msBeforeNext } = await this.#limiters[budget].consume(key)
      this.#recordRecovery()
      return { budget, limit, remaining: remainingPoints, resetsInMs: msBeforeNext, isExceeded: false }
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        return { budget, limit, remaining: 0, resetsInMs: error.msBeforeNext, isExceeded: true }
      }
      this.recordFailure(error)
      return this.#options.fallback.charge(key, budget, limit)
    } finally {
      this.#isProbing = false
    }
  }

  /** A Redis that hangs reads later what was sent to it: a charge would be counted twice. */
  async #probe(): Promise<void> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Error(`it did not respond within ${this.#responseTimeoutMs} ms`)),
      this.#responseTimeoutMs,
    )
    try {
      await Promise.race([this.#client.ping(), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Whether to count without Redis. After a failure, only one request at a time tries it, in case Redis still hangs. */
  #isBypassed(): boolean {
    return this.#isUnavailable && (this.#isProbing || this.#options.now().getTime() < this.#bypassUntilMs)
  }

  #recordRecovery(): void {
    if (!this.#isUnavailable) return
    this.#isUnavailable = false
    set('channel.redis.fallback', 0, {})
    this.#outage.succeeded()
  }
}

function limiterOf(client: Client, limit: number, timeoutMs: number): RLWrapperTimeouts {
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: 'channel:rate',
    points: limit,
    duration: windowSeconds,
    // Once a budget is used up, requests are refused without a call to Redis until the window ends.
    ...(limit > 0 ? { inMemoryBlockOnConsumed: limit } : {}),
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs })
}

/** The error's message. It never includes the URL, which may contain a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
