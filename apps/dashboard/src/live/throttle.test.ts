import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = { gatherMs: 100, pauseMs: () => 1_000 }

it('runs once for all requests of a pause, for each key', async () => {
  const throttle = openThrottle(options)
  const runs: string[] = []
  const request = (key: string) => throttle.request(key, async () => void runs.push(key))
  for (const key of ['a', 'a', 'b', 'a']) request(key)
  expect(runs).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toEqual(['a', 'b'])
  for (let ms = 0; ms < 3_000; ms += 10) {
    request('a')
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(runs.filter((key) => key === 'a')).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toHaveLength(5)
})

it('waits longer after work that takes long, and never runs it twice at once', async () => {
  const throttle = openThrottle(options)
  let [running, runs] = [0, 0]
  const work = async () => {
    expect(++running).toBe(1)
    runs++
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    running--
  }
  for (let ms = 0; ms < 19_000; ms += 50) {
    throttle.request('a', work)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(runs).toBe(2)
})

it('goes on after a failure, and drops what waits when it is cleared', async () => {
  const throttle = openThrottle(options)
  let runs = 0
  const fail = async () => {
    runs++
    throw new Error('no connection')
  }
  throttle.request('a', fail)
  await vi.advanceTimersByTimeAsync(100)
  throttle.request('a', fail)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  throttle.request('a', fail)
  throttle.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(2)
})
