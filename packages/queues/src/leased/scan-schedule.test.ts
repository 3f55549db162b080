import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScanSchedule } from './scan-schedule.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function afterScanOf(ms: number) {
  const schedule = new ScanSchedule(() => 1_000)
  await schedule.run(async () => void vi.advanceTimersByTime(ms))
  return schedule
}

it.each([
  ['a short one after the interval', 2, 1_000],
  ['one of 20 ms so late that scans take a hundredth of the time', 20, 1_980],
  ['a long one after three intervals', 200, 3_000],
  ['one of a database that stood still, no later', 7_000, 3_000],
])('scans again: %s', async (_name, scanMs, expected) => {
  expect((await afterScanOf(scanMs)).msUntilDue).toBeCloseTo(expected)
})

it('scans on request so late that scans take a tenth of the time', async () => {
  const schedule = await afterScanOf(20)
  schedule.request()
  expect(schedule.msUntilDue).toBeCloseTo(180)
})

it('scans on request within three intervals after a database stood still', async () => {
  const schedule = await afterScanOf(7_000)
  schedule.request()
  expect(schedule.msUntilDue).toBeCloseTo(3_000)
})

it('scans again at once after a requested scan failed', async () => {
  const schedule = await afterScanOf(20)
  schedule.request()
  vi.advanceTimersByTime(180)
  await expect(schedule.run(() => Promise.reject(new Error('The database is away.')))).rejects.toThrow('away')
  expect(schedule.isDue).toBe(true)
})
