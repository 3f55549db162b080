import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'
import { unreleased } from '../diff/changelog.ts'
import { currentVersion } from './current-version.ts'
import { git } from './git.ts'
import { changelogHeading } from './release-problems.ts'

/**
 * Sets the version, commits it with its section of the changelog, and tags the commit.
 *
 * @returns what removes the commit and the tag again
 */
export function commitRelease(version: string, folder = root): { undo(): void } {
  const before = git(folder, 'rev-parse', 'HEAD')
  // Unlike --hard, it keeps other files that were changed meanwhile.
  const undo = () => void git(folder, 'reset', '--quiet', '--keep', before)
  replace(join(folder, 'package.json'), `"version": "${currentVersion(folder)}"`, `"version": "${version}"`)
  replace(join(folder, 'CHANGELOG.md'), `## ${unreleased}\n`, `## ${changelogHeading(version)}\n`)
  try {
    git(folder, 'commit', '--quiet', '--all', '--message', `release: ${version}`)
    git(folder, 'tag', '--annotate', `v${version}`, '--message', `Version ${version} of the service`)
  } catch (error) {
    git(folder, 'checkout', '--quiet', 'HEAD', '--', 'package.json', 'CHANGELOG.md')
    undo()
    throw error
  }
  return {
    undo() {
      git(folder, 'tag', '--delete', `v${version}`)
      undo()
    },
  }
}

function replace(path: string, from: string, to: string): void {
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(from, () => to),
  )
}
