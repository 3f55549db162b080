import { expect, it } from 'vitest'
import { parseNumber } from './parse-number.ts'

it.each([
  ['+4915112345678', '+4915112345678'],
  [' +49 1511 234-56.78 ', '+4915112345678'],
  ['+49 (1511) 2345678', '+4915112345678'],
  ['004915112345678', '+4915112345678'],
  // As spreadsheets write it.
  ['4915112345678', '+4915112345678'],
  ["'+4915112345678", '+4915112345678'],
])('reads %s', (written, number) => {
  expect(parseNumber(written)).toBe(number)
})

it.each(['', '0151 12345678', 'Ana', '+49', '+49151123456789012', '+49151x2345678', '4.9E+12'])(
  'finds no number in “%s”',
  (written) => {
    expect(parseNumber(written)).toBeUndefined()
  },
)
