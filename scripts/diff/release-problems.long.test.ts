import { expect, test } from 'vitest'
import { aFolder, changelogOf, ofVersion } from './release-problems.fixtures.ts'
import { releaseProblems } from './release-problems.ts'
import { writeRelease } from './releases.ts'

test('rejects a version that is too low for the changes', async () => {
  const folder = aFolder()
  writeRelease(ofVersion('1.0.0'), folder)
  const broken = (version: string) => {
    const document = ofVersion(version)
    document.components.schemas.Tea.required = []
    return document
  }
  expect(await releaseProblems(broken('1.1.0'), '1.1.0', changelogOf('1.1.0'), folder)).toEqual([
    'The changes since 1.0.0 require at least 2.0.0; see npm run -s diff.',
  ])
  expect(await releaseProblems(broken('2.0.0'), '2.0.0', changelogOf('2.0.0'), folder)).toEqual([])
})

test('rejects a version before the last release, and compares a replaced one with its predecessor', async () => {
  const folder = aFolder()
  writeRelease(ofVersion('1.0.0'), folder)
  writeRelease(ofVersion('1.1.0'), folder)
  expect(await releaseProblems(ofVersion('1.0.1'), '1.0.1', changelogOf('1.0.1'), folder)).toEqual([
    '1.1.0 is already released, so 1.0.1 is too low.',
  ])
  expect(await releaseProblems(ofVersion('1.1.0'), '1.1.0', changelogOf('1.1.0'), folder)).toEqual([])
})
