import { expect, it } from 'vitest'
import { parseNumber } from './parse-number.ts'

it.each([
  ['+4915112345678', '+4915112345678'],
  [' +49 1511 234-56.78 ', '+4915112345678'],
  ['+49 (1511) 2345678', '+4915112345678'],
  ['+49 (0) 1511 2345678', '+4915112345678'],
  ['004915112345678', '+4915112345678'],
  // As spreadsheets write it.
  ['4915112345678', '+4915112345678'],
  ["'+4915112345678", '+4915112345678'],
])('reads %s', (written, number) => {
  expect(parseNumber(written)).toEqual({ number })
})

it.each([
  ['', 'none'],
  ['Ana', 'none'],
  ['+49', 'none'],
  ['+49151x2345678', 'none'],
  ['0151 12345678', 'noCountry'],
  ['3055550187', 'noCountry'],
  ['(212) 555-0187', 'noCountry'],
  ['+999 1234567', 'unknownCountry'],
  ['+49151123456789012', 'length'],
  ['+1 305 555', 'length'],
  ['4,91512E+12', 'shortened'],
  ['4.9E+12', 'shortened'],
])('says why “%s” is no number: %s', (written, problem) => {
  expect(parseNumber(written)).toEqual({ problem })
})
