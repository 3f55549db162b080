import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { searchText } from '../apps/dashboard/src/search-text.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const inDatabase = statement('test_search_text', 'SELECT btrim(search_text($1::text)) AS text')

// The page searches labels and templates that it has loaded. It must find what a search of the API finds, and take the same
// names of labels for equal.
it.each([
  [' JÜRGEN  Müller ', 'jurgen muller'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Οδυσσεύς', 'οδυσσευσ'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['בֵּית־סֵפֶר', 'בית־ספר'],
  ['Łódź', 'lodz'],
  ['Đặng Ø', 'dang o'],
  ['İstanbul', 'istanbul'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['o\u{FB03}ce', 'office'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['\u2068isolated\u2069', 'isolated'],
  ['❤\uFE0F VIP', '❤ vip'],
  ['non\u00A0breaking\tand\nnew', 'non breaking and new'],
  ['한국어', '한국어'],
])('compares %j as %j, in the page and in the database', async (value, expected) => {
  expect(searchText(value)).toBe(expected)
  expect(await database.query<{ text: string }>(inDatabase, [value])).toEqual([{ text: expected }])
})
