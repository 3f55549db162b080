import { expect, it } from 'vitest'
import { sendTimeProblem, suggestedTime, zoneAt } from './send-time.ts'

const now = new Date('2026-11-20T10:30').getTime()
const hourMs = 3_600_000

it.each([
  ['', 'missing'],
  ['2026-11-20T10:30', 'past'],
  ['2026-11-20T10:31', undefined],
  ['2026-11-20T12:29', undefined],
  ['2026-11-20T12:30', 'afterWindow'],
  ['2026-12-20T10:31', 'tooLate'],
])('judges the time %j: %s', (value, problem) => {
  expect(sendTimeProblem(value, now, 2 * hourMs)).toBe(problem)
})

it('suggests a full hour that is at least an hour away', () => {
  const at = (time: string) => new Date(suggestedTime(Date.parse(time))).toISOString()
  expect(at('2026-11-20T10:00:00Z')).toBe('2026-11-20T11:00:00.000Z')
  expect(at('2026-11-20T10:00:01Z')).toBe('2026-11-20T12:00:00.000Z')
})

it('names the time zone with its offset', () => {
  expect(zoneAt(new Date('2026-11-20T10:00:00Z'))).toMatch(/^[\w/]+ \(GMT.*\)$|^UTC \(.+\)$/)
})
