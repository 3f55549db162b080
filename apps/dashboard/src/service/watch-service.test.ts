import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServiceWatch } from './watch-service.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aWatch() {
  const service = { isUp: true, recoveries: 0 }
  const watch = createServiceWatch(async () => service.isUp)
  watch.onRecovery(() => {
    service.recoveries += 1
  })
  return { service, watch }
}

it('is silent after five seconds without a response, until it arrives or nobody waits for it', () => {
  const { service, watch } = aWatch()
  const [first, second] = [watch.begin(), watch.begin()]
  vi.advanceTimersByTime(4_999)
  expect(watch.isSilent.get()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(watch.isSilent.get()).toBe(true)
  first('answered')
  expect(watch.isSilent.get()).toBe(true)
  second('canceled')
  expect(watch.isSilent.get()).toBe(false)
  expect(service.recoveries).toBe(0)
})

it('stays silent from a timeout until the service can be reached, and reports that once', async () => {
  const { service, watch } = aWatch()
  service.isUp = false
  const end = watch.begin()
  vi.advanceTimersByTime(15_000)
  end('unanswered')
  expect(watch.isSilent.get()).toBe(true)
  watch.begin()('unanswered')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([watch.isSilent.get(), service.recoveries]).toEqual([true, 0])
  service.isUp = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect([watch.isSilent.get(), service.recoveries]).toEqual([false, 1])
})

it('says nothing about a short outage, which any response ends', async () => {
  const { service, watch } = aWatch()
  watch.begin()('unanswered')
  watch.begin()('answered')
  expect(service.recoveries).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([watch.isSilent.get(), service.recoveries]).toEqual([false, 1])
})

it('asks less often while requests fail though the service can be reached', async () => {
  const { service, watch } = aWatch()
  watch.onRecovery(() => watch.begin()('unanswered'))
  watch.begin()('unanswered')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(service.recoveries).toBeLessThan(8)
})
