import { root } from '../command/paths.ts'
import { git } from './git.ts'

/** An earlier version of the service, which this one may be an upgrade of. */
export interface LastRelease {
  readonly commit: string
  readonly version: string
}

/**
 * The last release before the present commit, from the history alone: a clone may lack tags. Before the first release it is the
 * oldest commit whose databases can be upgraded: the one that made the present baseline of the schema.
 *
 * @returns the release, or a sentence that says why none was found
 */
export function findLastRelease(folder = root): LastRelease | string {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return 'This clone has no history.'
    const head = git(folder, 'rev-parse', 'HEAD')
    const releases = git(folder, 'log', '--format=%H', '-G"version": ', '--', 'package.json').split('\n')
    const earlier = releases.find(
      (commit) => commit !== '' && commit !== head && versionAt(folder, commit) !== unreleased,
    )
    if (earlier !== undefined) return { commit: earlier, version: versionAt(folder, earlier) }
    if (git(folder, 'status', '--porcelain', baseline) !== '')
      return 'The baseline of the schema has uncommitted changes.'
    return { commit: git(folder, 'log', '-1', '--format=%H', '--', baseline), version: unreleased }
  } catch (error) {
    return (error as Error).message
  }
}

const unreleased = '0.0.0'
const baseline = 'packages/db/schema'

function versionAt(folder: string, commit: string): string {
  const { version = unreleased } = JSON.parse(git(folder, 'show', `${commit}:package.json`)) as { version?: string }
  return version
}
