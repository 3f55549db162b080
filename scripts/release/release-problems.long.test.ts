import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commitRelease } from './commit-release.ts'
import { git } from './git.ts'
import { changelogHeading, releaseProblems, tagProblems } from './release-problems.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 1.0.0 (2026-01-02)\n\n- The first.\n'

/** A repository with what the release command reads and writes; version 1.0.0. */
function makeRepository(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'channel-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'spec'))
  git(folder, 'init', '--quiet')
  git(folder, 'config', 'user.name', 'Test')
  git(folder, 'config', 'user.email', 'test@example.com')
  const all = { 'package.json': '{ "version": "1.0.0" }', 'CHANGELOG.md': changelog, 'spec/CHANGELOG.md': '', ...files }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text)
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  return folder
}

it('finds nothing wrong with a newer version and changes for operators', () => {
  expect(releaseProblems('1.1.0', makeRepository())).toEqual([])
})

it.each(['1.0.0', '0.9.9'])('refuses %s, which is not newer', (version) => {
  const problem = `${version} is not newer than 1.0.0, the version in package.json.`
  expect(releaseProblems(version, makeRepository())).toEqual([problem])
})

it('refuses uncommitted changes and a tag that exists', () => {
  const folder = makeRepository()
  git(folder, 'tag', 'v1.1.0')
  writeFileSync(join(folder, 'new.txt'), '')
  expect(releaseProblems('1.1.0', folder)).toEqual([
    'There are uncommitted changes: ?? new.txt',
    'The tag v1.1.0 exists.',
  ])
})

it.each([
  ['', 'no section'],
  ['## Unreleased\n\n\n## 1.0.0\n\n- The first.\n', 'an empty section'],
])('refuses a changelog without changes: %j', (text) => {
  expect(releaseProblems('1.1.0', makeRepository({ 'CHANGELOG.md': text }))).toEqual([
    'CHANGELOG.md has nothing below "## Unreleased". Say what changes for operators.',
  ])
})

it('refuses changes of the API that are not released', () => {
  expect(releaseProblems('1.1.0', makeRepository({ 'spec/CHANGELOG.md': '## Unreleased\n\n- A change.\n' }))).toEqual([
    expect.stringMatching(/^spec\/CHANGELOG\.md has changes of the API that are not released/),
  ])
})

it('commits version and changelog, tags the commit, and takes both back', () => {
  const folder = makeRepository()
  const before = git(folder, 'rev-parse', 'HEAD')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(tagProblems('1.1.0', folder)).toEqual(['There is no tag v1.1.0.'])
  const { undo } = commitRelease('1.1.0', folder)
  expect(read('package.json')).toBe('{ "version": "1.1.0" }')
  expect(read('CHANGELOG.md')).toBe(changelog.replace('Unreleased', changelogHeading('1.1.0')))
  expect(git(folder, 'log', '-1', '--format=%s %D')).toMatch(/^release: 1\.1\.0 .*tag: v1\.1\.0/)
  expect(tagProblems('1.1.0', folder)).toEqual([])
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'next')
  expect(tagProblems('1.1.0', folder)).toEqual(['Check the tag out first: git checkout v1.1.0'])
  undo()
  expect([git(folder, 'rev-parse', 'HEAD'), git(folder, 'tag'), read('CHANGELOG.md')]).toEqual([before, '', changelog])
})

it('leaves nothing changed if the commit fails', () => {
  const folder = makeRepository()
  writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho no; exit 1\n', { mode: 0o755 })
  expect(() => commitRelease('1.1.0', folder)).toThrow('git commit: no')
  expect([git(folder, 'status', '--porcelain'), git(folder, 'tag')]).toEqual(['', ''])
})
