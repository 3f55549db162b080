import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/**
 * What a bundle says of itself: `1.2.0` if it is that release, otherwise also from which commit it is, such as
 * `1.2.0+3f9c2a71b04e`, and `1.2.0+3f9c2a71b04e.dirty` if files were changed after it.
 */
export function describeBuild(folder = root): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const commit = git(folder, 'describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=.dirty') ?? 'unknown'
  const tags = git(folder, 'tag', '--points-at', 'HEAD')?.split('\n') ?? []
  const isRelease = tags.includes(`v${version}`) && !commit.endsWith('.dirty')
  return isRelease ? version : `${version}+${commit}`
}

/** The output of a Git command; undefined if it fails, as without a repository. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
