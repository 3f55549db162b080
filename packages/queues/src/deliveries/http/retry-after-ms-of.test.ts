import { expect, it } from 'vitest'
import { retryAfterMsOf } from './retry-after-ms-of.ts'

const now = Date.parse('2026-11-21T05:20:22Z')

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  [['30', '60'], 30_000],
  ['Sat, 21 Nov 2026 05:21:22 GMT', 60_000],
  ['Sat, 21 Nov 2026 05:19:22 GMT', 0],
])('parses %j', (header, ms) => {
  expect(retryAfterMsOf(header, now)).toBe(ms)
})

it.each([undefined, '', '-5', '1.5', 'soon', '1e3', '99999999999', 'Sat, 99 Nov 2026', '2026-11-21'])(
  'ignores %j',
  (header) => {
    expect(retryAfterMsOf(header, now)).toBe(undefined)
  },
)
