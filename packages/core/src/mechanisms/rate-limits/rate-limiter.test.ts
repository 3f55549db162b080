import { collectLog } from '@channel/logger/testing'
import { fakeClock } from '@channel/test-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { attemptLimits, type BudgetLimits, budgetOf } from './budget.ts'
import { type Charge, rateLimitExceeded, rateLimitHeaders, tooManyAttempts } from './charge.ts'
import { MemoryMeter } from './memory-meter.ts'
import { openRateLimiter } from './rate-limiter.ts'

const { log, lines } = collectLog()
afterEach(() => expect(lines).toEqual([]))

function open(limits: BudgetLimits, clock = fakeClock()) {
  return openRateLimiter({ limits, now: clock.now, log })
}

describe('a limiter', () => {
  it('counts reads and writes of each organization separately', async () => {
    const limiter = await open({ read: 2, write: 1 })
    expect(limiter.charge('org_A', 'read')).toMatchObject({ limit: 2, remaining: 1, isExceeded: false })
    expect(limiter.charge('org_A', 'read')).toMatchObject({ remaining: 0, isExceeded: false })
    expect(limiter.charge('org_A', 'read')).toMatchObject({ remaining: 0, isExceeded: true })
    expect(limiter.charge('org_A', 'write')).toMatchObject({ budget: 'write', limit: 1, isExceeded: false })
    expect(limiter.charge('org_B', 'read')).toMatchObject({ remaining: 1, isExceeded: false })
  })

  it('counts signups per link and per address, even if other budgets are off', async () => {
    const limiter = await open({ read: 0, write: 0 })
    const { link_signup: limit } = attemptLimits
    for (let count = 1; count <= limit; count++) {
      expect(limiter.charge('csl_A', 'link_signup')).toMatchObject({ remaining: limit - count, isExceeded: false })
    }
    expect(limiter.charge('csl_A', 'link_signup')).toMatchObject({ limit, isExceeded: true })
    expect(limiter.charge('csl_B', 'link_signup')).toMatchObject({ isExceeded: false })
    expect(limiter.charge('csl_A', 'address_signup')).toMatchObject({ limit: attemptLimits.address_signup })
  })

  it('does not charge a budget of 0', async () => {
    const limiter = await open({ read: 0, write: 1 })
    expect(limiter.charge('org_A', 'read')).toBeUndefined()
    expect(limiter.charge('org_A', 'write')).toBeDefined()
  })

  it('opens without Redis if all limits are off', async () => {
    const options = { limits: { read: 0, write: 0 }, redisUrl: 'redis://127.0.0.1:1', now: fakeClock().now }
    const limiter = await openRateLimiter({ ...options, log })
    expect(limiter.charge('org_A', 'write')).toBeUndefined()
  })
})

it('charges GET and HEAD as reads and other methods as writes', () => {
  expect(['GET', 'HEAD'].map(budgetOf)).toEqual(['read', 'read'])
  expect(['POST', 'PATCH', 'PUT', 'DELETE'].map(budgetOf)).toEqual(['write', 'write', 'write', 'write'])
})

describe('the window', () => {
  it('starts with the first request and ends a minute later', () => {
    const clock = fakeClock()
    const meter = new MemoryMeter(clock.now)
    const charge = () => meter.charge('key', 'read', 1)
    expect(charge()).toMatchObject({ isExceeded: false, resetsInMs: 60_000 })
    clock.advance(59_999)
    expect(charge()).toMatchObject({ isExceeded: true, resetsInMs: 1 })
    clock.advance(1)
    expect(charge()).toMatchObject({ isExceeded: false, resetsInMs: 60_000 })
  })

  it('never exceeds a minute, even if the clock is set back', () => {
    const clock = fakeClock()
    const meter = new MemoryMeter(clock.now)
    meter.charge('key', 'read', 1)
    clock.advance(-3_600_000)
    expect(meter.charge('key', 'read', 1)).toMatchObject({ isExceeded: false, resetsInMs: 60_000 })
  })

  it('is removed when it has ended', () => {
    const clock = fakeClock()
    const meter = new MemoryMeter(clock.now)
    for (let index = 0; index < 100; index++) meter.charge(`key ${index}`, 'read', 1)
    clock.advance(59_999)
    meter.charge('late', 'read', 1)
    expect(meter.size).toBe(101)
    clock.advance(1)
    meter.charge('later', 'read', 1)
    expect(meter.size).toBe(2)
  })
})

describe('the response', () => {
  const charge: Charge = { budget: 'read', limit: 600, remaining: 599, resetsInMs: 59_001, isExceeded: false }

  it('has two structured fields, with seconds rounded up', () => {
    expect(rateLimitHeaders(charge)).toEqual({
      'RateLimit-Policy': '"read";q=600;w=60',
      RateLimit: '"read";r=599;t=60',
    })
    expect(rateLimitHeaders({ ...charge, resetsInMs: 0 }).RateLimit).toBe('"read";r=599;t=1')
  })

  it('says when to retry', () => {
    const error = rateLimitExceeded({ ...charge, remaining: 0, resetsInMs: 12_000 })
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '12' } })
    expect(error.message).toBe(
      'Your organization has used up its budget of 600 reads per minute. Try again in 12 seconds.',
    )
    const signup = tooManyAttempts({ ...charge, budget: 'link_signup', resetsInMs: 41_500 })
    expect(signup).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '42' } })
    expect(signup.message).toBe('Too many attempts within a minute. Wait 42 seconds, then try again.')
    expect(rateLimitExceeded({ ...charge, limit: 1, budget: 'write', resetsInMs: 5 }).message).toBe(
      'Your organization has used up its budget of 1 write per minute. Try again in 1 second.',
    )
  })
})
