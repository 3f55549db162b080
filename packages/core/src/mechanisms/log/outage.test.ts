import { collectLog } from '@channel/logger/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { currentOutages, Outage } from './outage.ts'

function scene(
  works?: () => Promise<boolean>,
  times: { settleMs?: number; afterMs?: number } = { settleMs: 10_000, afterMs: 60_000 },
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { log, lines } = collectLog()
  const outage = new Outage({
    log,
    part: 'provider',
    begins: 'It is away.',
    ends: 'It is back.',
    ...(times.settleMs !== undefined && { settleMs: times.settleMs }),
    ...(works && { probe: { works, ...(times.afterMs !== undefined && { afterMs: times.afterMs }) } }),
  })
  const messages = () => lines.map(({ level, msg }) => [level, msg])
  return { outage, lines, messages }
}

it('logs one line when it begins and one when it is over, with its duration', () => {
  const { outage, lines } = scene()
  for (let second = 0; second < 13; second++) {
    outage.failed('ECONNREFUSED', { reason: `attempt ${second}` })
    vi.advanceTimersByTime(1_000)
  }
  const [since, reason] = [expect.stringMatching(/^20.*Z$/), 'attempt 0']
  // Other tests of this process leave outages.
  expect(currentOutages().provider).toEqual({ since, reason })
  outage.succeeded()
  vi.advanceTimersByTime(9_999)
  expect(lines).toMatchObject([{ level: 'warn', part: 'provider', reason: 'attempt 0', msg: 'It is away.' }])
  outage.succeeded()
  vi.advanceTimersByTime(1)
  expect(lines.slice(1)).toMatchObject([
    { level: 'info', part: 'provider', count: 13, durationMs: 13_000, msg: 'It is back.' },
  ])
  expect(currentOutages().provider).toBeUndefined()
})

it('logs one line for each cause', () => {
  const { outage, messages } = scene()
  for (const cause of ['refused', 'password', 'refused', 'password']) outage.failed(cause, { reason: cause })
  outage.succeeded()
  vi.advanceTimersByTime(10_000)
  expect(messages()).toEqual([
    ['warn', 'It is away.'],
    ['warn', 'It is away.'],
    ['info', 'It is back.'],
  ])
})

it('is not over while attempts fail between those that succeed', () => {
  const { outage, messages } = scene()
  for (let attempt = 0; attempt < 10; attempt++) {
    outage.failed('refused', {})
    outage.succeeded()
    vi.advanceTimersByTime(9_000)
  }
  expect(messages()).toEqual([['warn', 'It is away.']])
})

it('logs nothing while everything succeeds, and the next outage anew', () => {
  const { outage, messages } = scene()
  outage.succeeded()
  vi.advanceTimersByTime(20_000)
  expect(messages()).toEqual([])
  for (let outages = 0; outages < 2; outages++) {
    outage.failed('refused', {})
    outage.succeeded()
    vi.advanceTimersByTime(10_000)
  }
  expect(messages().map(([level]) => level)).toEqual(['warn', 'info', 'warn', 'info'])
})

it('asks whether it works again once nothing has failed for a while, until it does', async () => {
  let works = false
  let asked = 0
  const { outage, messages } = scene(async () => {
    asked += 1
    return works
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  for (let attempt = 0; attempt < 3; attempt++) {
    outage.failed('timeout', {})
    await pass(59_000)
  }
  expect(asked).toBe(0)
  await pass(61_000)
  expect(asked).toBe(2)
  works = true
  await pass(70_000)
  expect(messages().map(([level]) => level)).toEqual(['warn', 'info'])
  await pass(600_000)
  expect(asked).toBe(3)
})

it('is over within ten seconds after a probe may succeed, by default', async () => {
  const { outage } = scene(async () => true, {})
  outage.failed('socket hang up', {})
  await vi.advanceTimersByTimeAsync(2_999)
  expect(currentOutages().provider).toBeDefined()
  await vi.advanceTimersByTimeAsync(2_002)
  expect(currentOutages().provider).toBeUndefined()
})

it('asks no more after an attempt has succeeded, or when it is closed', async () => {
  let asked = 0
  const { outage } = scene(async () => {
    asked += 1
    return false
  })
  outage.failed('timeout', {})
  outage.succeeded()
  await vi.advanceTimersByTimeAsync(600_000)
  outage.failed('timeout', {})
  outage.close()
  outage.failed('timeout', {})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(0)
})
