import { expect, it } from 'vitest'
import { toTimestamp } from './to-timestamp.ts'

it.each([
  ['2026-11-20T09:14:07Z', '2026-11-20T09:14:07.000000Z'],
  ['2026-11-20t09:14:07.482193z', '2026-11-20T09:14:07.482193Z'],
  ['2026-11-20T09:14:07.4821930001Z', '2026-11-20T09:14:07.482194Z'],
  ['2026-11-20T09:14:07.9999999Z', '2026-11-20T09:14:08.000000Z'],
  ['2026-11-20T09:14:07.1+01:30', '2026-11-20T07:44:07.100000Z'],
  ['2026-11-20T09:14:07-23:59', '2026-11-21T09:13:07.000000Z'],
  ['2026-11-20 09:14:07-0130', '2026-11-20T10:44:07.000000Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000000Z'],
  ['0000-02-29T00:00:00Z', '-infinity'],
  ['0001-01-01T00:00:00+00:01', '-infinity'],
  ['9999-12-31T23:59:59-00:01', 'infinity'],
])('converts %s to %s', (text, timestamp) => {
  expect(toTimestamp(text)).toBe(timestamp)
})

it('keeps every microsecond', () => {
  for (let digits = 0; digits < 1e6; digits += 997) {
    const text = `2026-11-20T09:14:07.${String(digits).padStart(6, '0')}Z`
    expect(toTimestamp(text)).toBe(text)
  }
})
