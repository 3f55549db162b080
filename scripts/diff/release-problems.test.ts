import { expect, test } from 'vitest'
import { aFolder, changelogOf, ofVersion } from './release-problems.fixtures.ts'
import { releaseProblems } from './release-problems.ts'
import { releasedVersions, writeRelease } from './releases.ts'

test('accepts the first release', async () => {
  const folder = aFolder()
  expect(await releaseProblems(ofVersion('1.0.0'), '1.0.0', changelogOf('1.0.0'), folder)).toEqual([])
  writeRelease(ofVersion('1.0.0'), folder)
  expect(releasedVersions(folder)).toEqual(['1.0.0'])
})

test("rejects a version other than the contract's", async () => {
  expect(await releaseProblems(ofVersion('1.0.0'), '1.1.0', changelogOf('1.1.0'), aFolder())).toEqual([
    'info.version of spec/openapi.yaml is 1.0.0, not 1.1.0.',
  ])
})

test('rejects a changelog without the heading of the version', async () => {
  const problems = (changelog: string) => releaseProblems(ofVersion('1.0.0'), '1.0.0', changelog, aFolder())
  expect(await problems(changelogOf('Unreleased') + changelogOf('1.0.0'))).toEqual([
    'spec/CHANGELOG.md still has the heading "## Unreleased". Rename it to "## 1.0.0".',
  ])
  expect(await problems(changelogOf('0.9.0'))).toEqual(['spec/CHANGELOG.md has no heading "## 1.0.0".'])
})
