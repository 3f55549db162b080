import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ErrorList } from '../../spec/lint/error-groups.ts'
import { errorCodeSchema, errorTable, errorTypeSchema } from './error-files.ts'

const errors: ErrorList = {
  types: { conflict: 'wait', invalid: 'change the request' },
  groups: [
    { status: 422, type: 'invalid', letter: 'S', response: 'SemanticFailure', codes: { no_tea: 'There is no `tea`.' } },
    {
      status: 409,
      type: 'conflict',
      letter: 'C',
      response: 'Conflict',
      codes: { busy: 'It is busy.', taken: 'Taken.' },
    },
    { status: 413, type: 'invalid', codes: { too_large: 'Too large.' } },
  ],
}

test('ErrorCode lists each code with its status, its meaning and its row', () => {
  const schema = parse(errorCodeSchema(errors)) as Record<string, unknown>
  expect(schema['x-known-values']).toEqual(['no_tea', 'busy', 'taken', 'too_large'])
  expect(schema.description).toContain('| `no_tea` | 422 | There is no `tea`. |\n| `busy` | 409 | It is busy. |\n')
  expect(schema['x-catalog']).toEqual({
    no_tea: { status: 422, type: 'invalid', letter: 'S' },
    busy: { status: 409, type: 'conflict', letter: 'C' },
    taken: { status: 409, type: 'conflict', letter: 'C' },
    too_large: { status: 413, type: 'invalid' },
  })
})

test('ErrorType lists the statuses of each type in ascending order', () => {
  const schema = parse(errorTypeSchema(errors)) as Record<string, unknown>
  expect(schema.enum).toEqual(['conflict', 'invalid'])
  expect(schema.description).toContain('| `conflict` | 409 | wait |\n| `invalid` | 413, 422 | change the request |')
})

test('the table has one row for each code', () => {
  expect(errorTable(errors)).toContain(
    [
      '{',
      "  no_tea: { status: 422, type: 'invalid' },",
      "  busy: { status: 409, type: 'conflict' },",
      "  taken: { status: 409, type: 'conflict' },",
      "  too_large: { status: 413, type: 'invalid' },",
      '}',
    ].join('\n'),
  )
})
