import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pacer } from '../src/target/pacer.ts'

const { signal } = new AbortController()
const response = (status: number, headers: Record<string, string>) => new Response(null, { status, headers })

describe('Pacer', () => {
  let waits: number[]
  let pacer: Pacer
  beforeEach(() => {
    vi.useFakeTimers()
    waits = []
    pacer = new Pacer((ms) => waits.push(ms))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('does not wait while requests are left', async () => {
    pacer.learn('GET', response(200, { RateLimit: '"read";r=1;t=60' }))
    pacer.learn('POST', response(201, {}))
    await pacer.wait('GET', signal)
    await pacer.wait('POST', signal)
    expect(waits).toEqual([])
  })

  it('waits until the budget is full again, for its kind of requests only', async () => {
    pacer.learn('POST', response(201, { RateLimit: '"write";r=0;t=12' }))
    await pacer.wait('HEAD', signal)
    expect(waits).toEqual([])
    // The promise of node:timers/promises is not faked.
    const aborted = new AbortController()
    aborted.abort(new Error('enough'))
    await expect(pacer.wait('PATCH', aborted.signal)).rejects.toThrow()
    expect(waits).toEqual([12_100])
  })

  it('waits for Retry-After after a 429', async () => {
    pacer.learn('GET', response(429, { 'Retry-After': '3', RateLimit: '"read";r=0;t=60' }))
    const aborted = new AbortController()
    aborted.abort()
    await expect(pacer.wait('GET', aborted.signal)).rejects.toThrow()
    expect(waits).toEqual([3_100])
  })
})
