import { expect, it, onTestFinished, vi } from 'vitest'
import { recordWork, sleepFactor } from './activity.ts'

it('lets a cell besides main sleep longer after a minute without work', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [main, other] = [{ cell: 'main' }, { cell: 'other' }]
  expect([sleepFactor(main), sleepFactor(other)]).toEqual([1, 5])
  recordWork(other)
  vi.advanceTimersByTime(59_000)
  expect(sleepFactor(other)).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(sleepFactor(other)).toBe(5)
})
