import { expect, test } from 'vitest'
import { readErrors } from './error-groups.ts'

const valid = `
types: { conflict: wait }
groups:
  - status: 409
    type: conflict
    letter: C
    response: Conflict
    codes: { busy: It is busy. }
`

test('reads types and groups', () => {
  const { types, groups } = readErrors(valid)
  expect(types).toEqual({ conflict: 'wait' })
  expect(groups).toEqual([
    { status: 409, type: 'conflict', letter: 'C', response: 'Conflict', codes: { busy: 'It is busy.' } },
  ])
})

test.each([
  ['a type that is not listed', valid.replace('type: conflict', 'type: quarrel'), 'the type quarrel of 409 is not in'],
  ['an unused type', valid.replace('wait }', 'wait, tea: drink }'), 'no group has the type tea'],
  ['a code that is listed twice', `${valid}  - { status: 410, type: conflict, codes: { busy: Again. } }\n`, 'busy is'],
  ['two groups of one status', `${valid}  - { status: 409, type: conflict, codes: { b: B. } }\n`, '409 has two groups'],
  ['a letter without a response', valid.replace('    response: Conflict\n', ''), 'the letter C has no `response`'],
])('reports %s', (_what, text, problem) => {
  expect(() => readErrors(text)).toThrow(`spec/errors.yaml: ${problem}`)
})
