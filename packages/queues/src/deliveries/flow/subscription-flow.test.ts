import { expect, it } from 'vitest'
import type { AttemptOutcome } from '../attempt-outcome.ts'
import type { ClaimedDelivery } from '../claim-deliveries.ts'
import { type DeliveryLimits, defaultDeliveryLimits } from '../delivery-limits.ts'
import { SubscriptionFlow } from './subscription-flow.ts'

const limits: DeliveryLimits = {
  ...defaultDeliveryLimits,
  firstCap: 2,
  maxInFlight: 8,
  breakAfter: 3,
  firstPauseMs: 1_000,
}
const any = () => true
const outcome = (responseStatus: number | null, more: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  responseStatus,
  error: responseStatus === null ? 'timeout' : null,
  snippet: null,
  retryAfterMs: undefined,
  durationMs: 10,
  ...more,
})

const identity = { organization_id: 'org_1', subscription_id: 'wbs_1', isOfReplays: false }

/** A flow at time 0, with claimed deliveries. */
function aFlow({
  first = 0,
  retry = 0,
  failing = false,
  ...overrides
}: { first?: number; retry?: number; failing?: boolean } & Partial<DeliveryLimits> = {}) {
  const flow = new SubscriptionFlow(identity, { ...limits, ...overrides }, 0)
  const add = (count: number, attempt_count: number) => {
    for (let number = 0; number < count; number++) {
      const delivery = { id: `wbd_${attempt_count}_${number}`, attempt_count, failing } as unknown as ClaimedDelivery
      flow.add({ delivery, claimedAt: 0, claimedAtMs: 0 })
    }
  }
  add(first, 0)
  add(retry, 1)
  return {
    flow,
    add,
    /** Begins all attempts that may begin now, and returns their number. */
    start(now = 0): number {
      let count = 0
      while (flow.next(now, any, 0) !== undefined) count += 1
      return count
    },
    end(result: AttemptOutcome, now = 0, lane: 'first' | 'retry' = 'first') {
      flow.ended(lane, result, { wasSlow: false, now })
    },
  }
}

it('begins with a low cap, and doubles it with each success', () => {
  const { flow, start, end } = aFlow({ first: 100 })
  expect([flow.capacity(0), start()]).toEqual([0, 2])
  end(outcome(200))
  expect(start()).toBe(3)
  end(outcome(204))
  expect([start(), flow.inFlight]).toEqual([5, 8])
  end(outcome(200))
  expect([start(), flow.inFlight]).toEqual([1, 8])
  end(outcome(500))
  expect([start(), flow.inFlight]).toEqual([0, 7])
})

it('claims twice the cap at first, and more when half of that is done', () => {
  const { flow, add, start, end } = aFlow()
  expect(flow.capacity(0)).toBe(4)
  add(4, 0)
  expect([flow.capacity(0), flow.wantsMore(0)]).toEqual([0, false])
  flow.backlogs.first.wakeUp()
  start()
  end(outcome(200, { durationMs: 500 }))
  expect([flow.capacity(0), flow.wantsMore(0)]).toEqual([5, true])
})

it('claims half a second ahead for a fast receiver, and limits claims for a slow one', () => {
  const { flow, add, start, end } = aFlow()
  const finish = (durationMs: number) => {
    for (let count = 0; count < 60; count++) {
      add(1, 0)
      start()
      end(outcome(200, { durationMs }))
    }
    return flow.capacity(0) + flow.queued + flow.inFlight
  }
  expect(finish(100)).toBe(8 * (1 + 5))
  expect(finish(1)).toBe(8 * (1 + 16))
  expect(finish(900)).toBe(8 * (1 + 1))
})

it('sends first attempts before retries, but does not starve retries', () => {
  const { flow, end } = aFlow({ first: 10, retry: 10, firstCap: 4 })
  const next = () => flow.next(0, any, 0)?.delivery.attempt_count
  expect([next(), next(), next(), next(), next()]).toEqual([0, 1, 0, 1, undefined])
  end(outcome(500), 0, 'retry')
  expect(next()).toBe(undefined)
})

it('sends only deliveries with a free slot', () => {
  const { flow } = aFlow({ first: 1, retry: 1 })
  expect(flow.next(0, () => false, 0)).toBe(undefined)
  expect(flow.next(0, (lane) => lane === 'retry', 0)?.delivery.attempt_count).toBe(1)
  expect(flow.next(0, (lane) => lane === 'retry', 0)).toBe(undefined)
})

it('sends one at a time after a doubling pause until the receiver responds', () => {
  const { flow, start, end } = aFlow({ first: 100 })
  let now = 0
  expect(start()).toBe(2)
  end(outcome(null))
  end(outcome(null))
  expect(start()).toBe(1)
  end(outcome(500))
  expect([start(now), flow.capacity(now)]).toEqual([0, 0])
  now += 999
  expect(start(now)).toBe(0)
  now += 1
  expect(start(now)).toBe(1)
  end(outcome(503), now)
  now += 1_999
  expect(start(now)).toBe(0)
  now += 1
  expect(start(now)).toBe(1)
  end(outcome(200), now)
  expect(start(now)).toBe(2)
})

it('releases its queue during a pause, and deliveries claimed too long ago', () => {
  const { flow, add, start, end } = aFlow({ first: 5, retry: 5 })
  flow.add({ delivery: { attempt_count: 0 } as ClaimedDelivery, claimedAt: 50, claimedAtMs: 0 })
  expect(flow.removeToRelease(60, 50)).toHaveLength(10)
  const { first, retry } = flow.backlogs
  expect([flow.queued, first.mayHaveMore, retry.mayHaveMore]).toEqual([1, true, true])
  expect(flow.next(60, any, 51)).toBe(undefined)
  add(5, 0)
  for (let failure = 0; failure < 3; failure++) {
    start(60)
    while (flow.inFlight > 0) end(outcome(null), 60)
  }
  expect(flow.removeToRelease(61, 0).length).toBeGreaterThan(0)
  expect(flow.queued).toBe(0)
})

it('does not pause for a receiver that refuses events', () => {
  const { flow, start, end } = aFlow({ first: 100 })
  for (let refusal = 0; refusal < 10; refusal++) {
    expect(start()).toBeGreaterThan(0)
    while (flow.inFlight > 0) end(outcome(400))
  }
})

it('pauses as long as the receiver asks, within limits', () => {
  const { start, end } = aFlow({ first: 10 })
  start()
  end(outcome(429, { retryAfterMs: 5_000 }))
  end(outcome(200, { durationMs: 1 }))
  expect(start(0)).toBe(2)
  end(outcome(503, { retryAfterMs: 3_600_000 }))
  end(outcome(503, { retryAfterMs: 3_600_000 }))
  expect([start(59_999), start(60_000)]).toEqual([0, 1])
})

it('applies a time budget to a slow receiver', () => {
  const { flow, start, end } = aFlow({ first: 100, budgetMs: 30_000, sustainedSlots: 2 })
  for (let quick = 0; quick < 100; quick++) {
    start()
    end(outcome(200, { durationMs: 999 }))
    flow.add({ delivery: { attempt_count: 0 } as ClaimedDelivery, claimedAt: 0, claimedAtMs: 0 })
  }
  end(outcome(200, { durationMs: 15_000 }), 0)
  end(outcome(200, { durationMs: 15_001 }), 0)
  expect([start(0), flow.capacity(0)]).toEqual([0, 0])
  expect(start(1)).toBeGreaterThan(0)
})

it('is fast while responses arrive in time', () => {
  const { flow, start, end } = aFlow({ first: 10 })
  expect(flow.pace).toBe('fast')
  start()
  flow.becameSlow()
  expect(flow.pace).toBe('slow')
  flow.ended('first', outcome(200), { wasSlow: true, now: 0 })
  expect(flow.pace).toBe('fast')
  end(outcome(500))
  expect(flow.pace).toBe('slow')
})

it('begins with one at a time if another worker saw the last attempts fail', () => {
  const { flow, start } = aFlow({ first: 10, failing: true })
  expect([start(), flow.pace]).toEqual([1, 'slow'])
})

it('is removed when it has no state worth keeping', () => {
  const { flow, add, start, end } = aFlow()
  expect(flow.isIdle(0)).toBe(true)
  flow.backlogs.first.wakeUp()
  expect(flow.isIdle(0)).toBe(false)
  flow.backlogs.first.mayHaveMore = false
  add(1, 0)
  expect(flow.isIdle(0)).toBe(false)
  start()
  expect(flow.isIdle(0)).toBe(false)
  end(outcome(500))
  expect([flow.isIdle(0), flow.isIdle(120_001)]).toEqual([false, true])
})
