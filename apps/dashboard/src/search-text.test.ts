import { expect, it } from 'vitest'
import { searchText } from './search-text.ts'

it.each([
  [' JÜRGEN  Müller ', 'jurgen muller'],
  ['Straße', 'strasse'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['مُحَمَّد', 'محمد'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
])('compares %s as %s', (value, expected) => {
  expect(searchText(value)).toBe(expected)
})
