import { describe, expect, it } from 'vitest'
import { differencesOf } from '../src/checks/differences.ts'
import { differencesBetween } from '../src/report/differences-between.ts'
import type { TargetReport } from '../src/report/target-report.ts'

const locationsOf = (received: unknown, expected: unknown, isExact = false) =>
  differencesOf(received, expected, isExact).map(({ location }) => location)

describe('differencesOf', () => {
  it('names the JSON pointer of every difference', () => {
    const received = { data: { id: 'lbl_1', parts: [{ 'a/b': 1 }] } }
    expect(differencesOf(received, { data: { id: 'lbl_2', parts: [{ 'a/b': 2 }] } })).toEqual([
      { location: 'body /data/id', expected: '"lbl_2"', received: '"lbl_1"' },
      { location: 'body /data/parts/0/a~1b', expected: '2', received: '1' },
    ])
  })

  it('allows more fields unless the comparison is exact', () => {
    expect(locationsOf({ id: 1, name: 'VIP' }, { id: 1 })).toEqual([])
    expect(locationsOf({ id: 1, name: 'VIP' }, { id: 1 }, true)).toEqual(['body /name'])
  })

  it('matches strings with a RegExp', () => {
    expect(locationsOf({ id: 'lbl_1' }, { id: /^lbl_/ })).toEqual([])
    expect(locationsOf({ id: 7 }, { id: /7/ })).toEqual(['body /id'])
  })

  it.each([
    [[1], [1, 2]],
    [null, {}],
    [{}, []],
    [undefined, null],
    [0, false],
  ])('finds that %o is not %o', (received, expected) => {
    expect(locationsOf(received, expected)).toEqual(['body'])
  })
})

describe('differencesBetween', () => {
  it('names fields by operation, status and code, and what is always null or empty as one', () => {
    const report = (...exchanges: object[]) => ({ results: [{ scenario: {}, exchanges }] }) as unknown as TargetReport
    const exchange = (status: number, body: unknown, code?: string) => ({
      operation: 'getLabel',
      method: 'GET',
      headers: new Headers(),
      status,
      code,
      body,
    })
    const mock = report(
      exchange(200, { name: 'VIP', team: { id: 1, name: 'A' }, parts: [{ id: 1 }], color: null }),
      exchange(409, { param: 'a' }, 'idempotency_in_progress'),
    )
    const service = report(
      exchange(200, { name: 'VIP', team: null, parts: [], color: null, size: 1 }),
      exchange(200, { name: 'VIP', team: null, parts: [{ id: 2 }], color: 'red', size: 1 }),
      exchange(409, {}, 'last_secret'),
    )
    expect(differencesBetween(mock, service)).toEqual([
      { subject: 'getLabel 200', first: 'body /team/…', second: 'body /team is always null or empty' },
      { subject: 'getLabel 200', first: '', second: 'body /size' },
    ])
  })
})
