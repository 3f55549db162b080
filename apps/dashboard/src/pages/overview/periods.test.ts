import { expect, it } from 'vitest'
import { periodsOf, total } from './periods.ts'

const none = {
  message_inbound: 0,
  message_outbound: 0,
  message_delivered: 0,
  message_failed: 0,
  delivery_succeeded: 0,
  delivery_failed: 0,
  delivery_dead: 0,
  log_2xx: 0,
  log_3xx: 0,
  log_4xx: 0,
  log_5xx: 0,
}
const hoursOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...none,
    hour: new Date(Date.UTC(2026, 10, 1, index)).toISOString(),
    message_inbound: 1,
  }))

it('shows the hours of a week', () => {
  expect(periodsOf(hoursOf(168))).toHaveLength(168)
})

it('sums the hours of a month by day, and loses none', () => {
  const periods = periodsOf(hoursOf(720))
  expect(periods.length).toBeGreaterThanOrEqual(30)
  expect(periods.length).toBeLessThanOrEqual(31)
  expect(total(periods, 'message_inbound')).toBe(720)
  expect(periods.every(({ isDay }) => isDay)).toBe(true)
})
