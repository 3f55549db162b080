import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { git } from './git.ts'
import { findLastRelease } from './last-release.ts'

it('is the commit before this one that set the version, or first the one that made the baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'channel-last-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(findLastRelease(folder)).toMatch(/not a git repository/)
  git(folder, 'init', '--quiet')
  git(folder, 'config', 'user.name', 'Test')
  git(folder, 'config', 'user.email', 'test@example.com')
  mkdirSync(join(folder, 'packages/db/schema'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const commit = (): string => {
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'a change')
    return git(folder, 'rev-parse', 'HEAD')
  }
  write('package.json', '{}')
  write('packages/db/schema/teams.sql', 'CREATE TABLE teams ();')
  const baseline = commit()
  write('package.json', '{ "version": "0.0.0" }')
  commit()
  expect(findLastRelease(folder)).toEqual({ commit: baseline, version: '0.0.0' })
  write('packages/db/schema/teams.sql', 'CREATE TABLE teams (id text);')
  expect(findLastRelease(folder)).toBe('The baseline of the schema has uncommitted changes.')
  git(folder, 'checkout', '--quiet', '.')
  write('package.json', '{ "version": "1.0.0" }')
  const first = commit()
  // The commit of a release is compared with the release before it.
  expect(findLastRelease(folder)).toEqual({ commit: baseline, version: '0.0.0' })
  write('package.json', '{ "version": "1.0.0", "private": true }')
  commit()
  expect(findLastRelease(folder)).toEqual({ commit: first, version: '1.0.0' })
})
