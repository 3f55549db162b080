import { expect, it } from 'vitest'
import { type FormattedPart, splitMarks } from './split-marks.ts'

function write(part: FormattedPart): string {
  if ('mark' in part) return `[${part.mark} ${part.parts.map(write).join('')}]`
  return part.url === undefined ? part.text : `<${part.text}>`
}

it.each([
  ['*bold* _italic_ ~struck~ `code`', '[bold bold] [italic italic] [struck struck] [code code]'],
  ['*bold _and italic_*, (*so*)!', '[bold bold [italic and italic]], ([bold so])!'],
  ['```two\n*lines*``` and `_one_`', '[code two\n*lines*] and [code _one_]'],
  ['2*3*4, snake_case_name, * a *, **, *a\nb*', '2*3*4, snake_case_name, * a *, **, *a\nb*'],
  ['*see https://example.com/_a_ now*', '[bold see <https://example.com/_a_> now]'],
  ['https://example.com/*a*', '<https://example.com/*a*>'],
  ['été_é_ *é*', 'été_é_ [bold é]'],
  ['e\u0301te\u0301_e\u0301_ *e\u0301*', 'e\u0301te\u0301_e\u0301_ [bold e\u0301]'],
  ['नमस्ते_दुनिया_', 'नमस्ते_दुनिया_'],
  ['snake__case__name, 2**3**4', 'snake__case__name, 2**3**4'],
  ['', ''],
])('splits %s', (text, expected) => {
  expect(splitMarks(text).map(write).join('')).toBe(expected)
})

it('takes linear time for signs without an end', () => {
  expect(splitMarks('*a '.repeat(1365))).toEqual([{ text: '*a '.repeat(1365) }])
  expect(splitMarks('*'.repeat(4096))).toEqual([{ text: '*'.repeat(4096) }])
})
