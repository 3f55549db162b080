import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeBuild } from './describe-build.ts'

it('names the version of a release, and otherwise the commit too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'channel-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0" }')
  expect(describeBuild(folder)).toBe('1.2.0+unknown')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'release: 1.2.0')
  git('tag', 'v1.1.0')
  expect(describeBuild(folder)).toMatch(/^1\.2\.0\+[0-9a-f]{12}$/)
  git('tag', '-a', 'v1.2.0', '-m', '1.2.0')
  expect(describeBuild(folder)).toBe('1.2.0')
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0", "private": true }')
  expect(describeBuild(folder)).toMatch(/^1\.2\.0\+[0-9a-f]{12}\.dirty$/)
})
