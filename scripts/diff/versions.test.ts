import { expect, test } from 'vitest'
import { compareVersions, isVersion } from './versions.ts'

test('orders versions numerically', () => {
  expect(['1.10.0', '2.0.0', '1.9.9', '1.9.10'].sort(compareVersions)).toEqual(['1.9.9', '1.9.10', '1.10.0', '2.0.0'])
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

test.each(['1.0', 'v1.0.0', '1.0.0-rc.1', ''])('rejects the version %j', (text) => {
  expect(isVersion(text)).toBe(false)
})
