import { collectLog } from '@channel/logger/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { reportErrors } from './report-errors.ts'

function scene() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { log, lines } = collectLog()
  return { report: reportErrors(log), lines }
}

it('logs an error with its part and stack', () => {
  const { report, lines } = scene()
  report('sends')(new TypeError('boom'))
  const err = { type: 'TypeError', message: 'boom', stack: expect.any(String) }
  expect(lines).toMatchObject([{ level: 'error', part: 'sends', err }])
})

it('logs an error that repeats once for each part, until it has not occurred for a minute', () => {
  const { report, lines } = scene()
  const [sends, media] = [report('sends'), report('media')]
  for (let second = 0; second < 120; second += 30) {
    for (const part of [sends, media]) part(new Error('one'))
    vi.advanceTimersByTime(30_000)
  }
  sends(new Error('two'))
  expect(lines.map(({ part, err }) => [part, err?.message])).toEqual([
    ['sends', 'one'],
    ['media', 'one'],
    ['sends', 'two'],
  ])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(3)).toMatchObject([
    { level: 'info', part: 'media', count: 4, durationMs: 90_000 },
    { level: 'info', part: 'sends', count: 5, durationMs: 120_000 },
  ])
  sends(new Error('one'))
  expect(lines).toHaveLength(6)
})
