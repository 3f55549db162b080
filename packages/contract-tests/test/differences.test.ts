import { describe, expect, it } from 'vitest'
import { differencesOf } from '../src/checks/differences.ts'

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
