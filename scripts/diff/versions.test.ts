import { expect, test } from 'vitest'
import { compareVersions, type Impact, isVersion, nextVersion } from './versions.ts'

test.each<[Impact[], string]>([
  [[], '1.2.3'],
  [['patch'], '1.2.4'],
  [['patch', 'minor'], '1.3.0'],
  [['minor', 'major', 'patch'], '2.0.0'],
])('%j: the version after 1.2.3 is %s', (impacts, next) => {
  expect(nextVersion('1.2.3', impacts)).toBe(next)
})

test('orders versions numerically', () => {
  expect(['1.10.0', '2.0.0', '1.9.9', '1.9.10'].sort(compareVersions)).toEqual(['1.9.9', '1.9.10', '1.10.0', '2.0.0'])
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

test.each(['1.0', 'v1.0.0', '1.0.0-rc.1', ''])('rejects the version %j', (text) => {
  expect(isVersion(text)).toBe(false)
})
