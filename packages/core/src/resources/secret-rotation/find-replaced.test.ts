import { expect, it } from 'vitest'
import { findReplaced } from './find-replaced.ts'

/** @param life when it started, and when it was last seen if it has gone */
const process = ([started, seen]: readonly [number, number?], other = {}) => ({
  kind: 'api',
  host: 'one',
  live: seen === undefined,
  started_at: `2026-11-20T09:${String(started).padStart(2, '0')}:00.000000Z`,
  seen_at: `2026-11-20T09:${String(seen ?? 59).padStart(2, '0')}:00.000000Z`,
  ...other,
})

it.each<[string, (readonly [number, number?])[], number[]]>([
  ['none has gone', [[1], [2]], []],
  ['none has started since', [[1, 10], [2]], []],
  ['one has started since', [[1, 10], [2], [11]], [0]],
  ['two have gone, and one has started since', [[1, 10], [2, 12], [13]], [1]],
  ['one has started after each', [[1, 10], [2, 12], [11], [13]], [0, 1]],
  ['the one that took the place hangs', [[1, 10], [2], [11, 20]], [0]],
  ['it hangs and another one took its place', [[1, 10], [2], [11, 20], [21]], [0, 2]],
  ['another one ended and started again later', [[1, 10], [2, 20], [21]], [1]],
])('finds the replaced processes when %s', (_when, lives, replaced) => {
  expect([...findReplaced(lives.map((life) => process(life)))].sort()).toEqual(replaced)
})

it('looks at the kind, and first at the machine', () => {
  const gone = process([1, 10])
  const onOther = process([11], { host: 'two' })
  expect(findReplaced([gone, process([11], { kind: 'worker' })])).toEqual(new Set())
  expect(findReplaced([gone, onOther])).toEqual(new Set([0]))
  // The other machine replaced its own.
  expect(findReplaced([gone, process([1, 10], { host: 'two' }), onOther])).toEqual(new Set([1]))
  expect(findReplaced([gone, process([1, 10], { host: 'two' }), onOther, process([12])])).toEqual(new Set([0, 1]))
})
