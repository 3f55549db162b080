import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { releaseProblems } from './release-problems.ts'
import { releasedVersions, writeRelease } from './releases.ts'
import { smallDocument } from './test/small-document.ts'

test('accepts the first release', () => {
  const folder = aFolder()
  expect(releaseProblems(ofVersion('1.0.0'), '1.0.0', changelogOf('1.0.0'), folder)).toEqual([])
  writeRelease(ofVersion('1.0.0'), folder)
  expect(releasedVersions(folder)).toEqual(['1.0.0'])
})

test("rejects a version other than the contract's", () => {
  expect(releaseProblems(ofVersion('1.0.0'), '1.1.0', changelogOf('1.1.0'), aFolder())).toEqual([
    'info.version of spec/openapi.yaml is 1.0.0, not 1.1.0.',
  ])
})

test('rejects a changelog without the heading of the version', () => {
  const problems = (changelog: string) => releaseProblems(ofVersion('1.0.0'), '1.0.0', changelog, aFolder())
  expect(problems(changelogOf('Unreleased') + changelogOf('1.0.0'))).toEqual([
    'spec/CHANGELOG.md still has the heading "## Unreleased". Rename it to "## 1.0.0".',
  ])
  expect(problems(changelogOf('0.9.0'))).toEqual(['spec/CHANGELOG.md has no heading "## 1.0.0".'])
})

test('rejects a version that is too low for the changes', () => {
  const folder = aFolder()
  writeRelease(ofVersion('1.0.0'), folder)
  const broken = (version: string) => {
    const document = ofVersion(version)
    document.components.schemas.Tea.required = []
    return document
  }
  expect(releaseProblems(broken('1.1.0'), '1.1.0', changelogOf('1.1.0'), folder)).toEqual([
    'The changes since 1.0.0 require at least 2.0.0; see npm run -s diff.',
  ])
  expect(releaseProblems(broken('2.0.0'), '2.0.0', changelogOf('2.0.0'), folder)).toEqual([])
})

test('rejects a version before the last release, and compares a replaced one with its predecessor', () => {
  const folder = aFolder()
  writeRelease(ofVersion('1.0.0'), folder)
  writeRelease(ofVersion('1.1.0'), folder)
  expect(releaseProblems(ofVersion('1.0.1'), '1.0.1', changelogOf('1.0.1'), folder)).toEqual([
    '1.1.0 is already released, so 1.0.1 is too low.',
  ])
  expect(releaseProblems(ofVersion('1.1.0'), '1.1.0', changelogOf('1.1.0'), folder)).toEqual([])
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'released-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function ofVersion(version: string) {
  const document = smallDocument()
  document.info.version = version
  return document
}

function changelogOf(heading: string): string {
  return `# Changelog\n\n## ${heading}\n\n- A change.\n`
}
