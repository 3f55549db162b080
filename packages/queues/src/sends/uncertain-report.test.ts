import type { UncertainSends } from '@channel/core/mechanisms/outbox'
import type { LogLine } from '@channel/logger'
import { collectLog } from '@channel/logger/testing'
import { beforeEach, expect, it } from 'vitest'
import { UncertainReport } from './uncertain-report.ts'

const hourMs = 3_600_000
let time = 0
let lines: LogLine[]
let report: UncertainReport

beforeEach(() => {
  const collected = collectLog()
  lines = collected.lines
  report = new UncertainReport({ log: collected.log, repeatMs: hourMs, monotonicMs: () => time })
})

const sends = (messages: number, oldest_age_seconds: number): UncertainSends => ({
  organization_id: 'org_1',
  phone_number_id: '100',
  messages,
  oldest_called_at: '2026-11-20T09:00:00.000000Z',
  oldest_age_seconds,
  next_fails_at: '2026-11-21T09:00:00.000000Z',
})

it('logs nothing while no message is uncertain', () => {
  for (let times = 0; times < 3; times++) {
    report.update([])
    time += hourMs
  }
  expect(lines).toEqual([])
})

it('logs the number of messages and the age of the oldest', () => {
  report.update([sends(1, 59)])
  report.update([sends(2, 3_599), sends(3, 7_265)])
  expect(lines.map(({ level, count, msg }) => [level, count, msg])).toEqual([
    ['warn', 1, expect.stringMatching(/^1 message is uncertain, from 1 number, the oldest for less than a minute: /)],
    ['warn', 5, expect.stringMatching(/^5 messages are uncertain, from 2 numbers, the oldest for 2 h 1 min: /)],
  ])
})

it('logs again when the number changes, and otherwise every hour', () => {
  const update = (count: number) => report.update(count === 0 ? [] : [sends(count, 600)])
  const logged = (count: number, afterMs: number) => {
    time += afterMs
    const before = lines.length
    update(count)
    return lines.length - before
  }
  expect([logged(2, 0), logged(2, 60_000), logged(3, 60_000), logged(3, hourMs - 1), logged(3, 1)]).toEqual([
    1, 0, 1, 0, 1,
  ])
  expect([logged(0, 1), logged(0, hourMs)]).toEqual([1, 0])
  expect(lines.at(-1)).toMatchObject({ level: 'info', msg: 'No messages are uncertain any more.' })
})
