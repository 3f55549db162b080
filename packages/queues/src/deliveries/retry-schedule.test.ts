import { expect, it } from 'vitest'
import { nextDelayMs } from './retry-schedule.ts'

const minute = 60_000
const hour = 60 * minute
const delaysMs = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

it('increases the delay after each attempt, and returns none after the tenth', () => {
  expect(delaysMs.map((_, index) => nextDelayMs(index + 1, undefined, () => 0.5))).toEqual(delaysMs)
  expect(nextDelayMs(10, undefined)).toBe(undefined)
  expect(nextDelayMs(10, 1_000)).toBe(undefined)
})

it('adds a jitter of a fifth in both directions', () => {
  for (const [index, delay] of delaysMs.entries()) {
    expect(nextDelayMs(index + 1, undefined, () => 0)).toBe(delay * 0.8)
    expect(nextDelayMs(index + 1, undefined, () => 1)).toBe(delay * 1.2)
  }
})

it('lets a receiver delay the next attempt by a day at most, but never advance it', () => {
  expect(nextDelayMs(1, 60_000, () => 0.5)).toBe(60_000)
  expect(nextDelayMs(1, 48 * hour, () => 0.5)).toBe(24 * hour)
  expect(nextDelayMs(2, 1_000, () => 0.5)).toBe(5 * minute)
})
