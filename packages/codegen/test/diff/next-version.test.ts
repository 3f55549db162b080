import { expect, test } from 'vitest'
import { type Impact, nextVersion } from '../../src/diff/index.ts'

test.each<[Impact[], string]>([
  [[], '1.2.3'],
  [['patch'], '1.2.4'],
  [['patch', 'minor'], '1.3.0'],
  [['minor', 'major', 'patch'], '2.0.0'],
])('%j: the version after 1.2.3 is %s', (impacts, next) => {
  expect(nextVersion('1.2.3', impacts)).toBe(next)
})
