import { expect, it } from 'vitest'
import { snoozeProblem, snoozeTimes } from './snooze-times.ts'

it('suggests an hour, tomorrow morning and Monday morning, and on a Sunday no time twice', () => {
  const { hour, tomorrow, week } = snoozeTimes(new Date(2026, 10, 29, 15, 20, 44))
  expect(hour).toEqual(new Date(2026, 10, 29, 16, 20))
  expect(tomorrow).toEqual(new Date(2026, 10, 30, 9))
  expect(week).toBeUndefined()
  expect(snoozeTimes(new Date(2026, 10, 28, 15)).week).toEqual(new Date(2026, 10, 30, 9))
})

it('means the next week on a Monday, and the next day in the night', () => {
  const { tomorrow, week } = snoozeTimes(new Date(2026, 10, 30, 0, 5))
  expect(tomorrow).toEqual(new Date(2026, 11, 1, 9))
  expect(week).toEqual(new Date(2026, 11, 7, 9))
  expect(snoozeTimes(new Date(2026, 11, 31, 23)).tomorrow).toEqual(new Date(2027, 0, 1, 9))
})

it.each([
  ['', 'missing'],
  ['2026-11-29T15:19', 'past'],
  ['2026-11-29T15:21', undefined],
  ['2028-01-01T00:00', 'tooLate'],
])('says of %j: %s', (value, problem) => {
  expect(snoozeProblem(value, new Date(2026, 10, 29, 15, 20).getTime())).toBe(problem)
})
