import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'
import { sectionsOf, unreleased } from '../diff/changelog.ts'
import { compareVersions } from '../diff/versions.ts'
import { currentVersion } from './current-version.ts'
import { git, gitSucceeds } from './git.ts'

/** The heading of a release in CHANGELOG.md. */
export function changelogHeading(version: string, date = new Date()): string {
  return `${version} (${date.toISOString().slice(0, 10)})`
}

/** Why the version cannot be released now, one line each. */
export function releaseProblems(version: string, folder = root): string[] {
  const last = currentVersion(folder)
  const changes = sectionsOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).get(unreleased) ?? unreleased
  const ofContract = sectionsOf(readFileSync(join(folder, 'spec/CHANGELOG.md'), 'utf8'))
  const problems = {
    [`The tag v${version} exists.`]: hasTag(version, folder),
    [`${version} is not newer than ${last}, the version in package.json.`]: compareVersions(version, last) <= 0,
    [`CHANGELOG.md has nothing below "## ${unreleased}". Say what changes for operators.`]:
      changes.slice(unreleased.length).trim() === '',
    'spec/CHANGELOG.md has changes of the API that are not released. Release them first: npm run -s release:spec -- --help':
      ofContract.has(unreleased),
    [`release/${version}/ exists. Remove it.`]: existsSync(join(folder, 'release', version)),
  }
  return [...changeProblems(folder), ...Object.keys(problems).filter((problem) => problems[problem])]
}

/** Why the files of a release cannot be written again, one line each. */
export function tagProblems(version: string, folder = root): string[] {
  if (!hasTag(version, folder)) return [`There is no tag v${version}.`]
  const isCheckedOut = git(folder, 'rev-parse', `v${version}^{commit}`) === git(folder, 'rev-parse', 'HEAD')
  return [...changeProblems(folder), ...(isCheckedOut ? [] : [`Check the tag out first: git checkout v${version}`])]
}

function hasTag(version: string, folder: string): boolean {
  return gitSucceeds(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}`)
}

function changeProblems(folder: string): string[] {
  const changed = git(folder, 'status', '--porcelain').split('\n')
  return changed[0] === '' ? [] : [`There are uncommitted changes: ${changed.map((line) => line.trim()).join(', ')}`]
}
