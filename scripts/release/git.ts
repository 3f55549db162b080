import { spawnSync } from 'node:child_process'

/**
 * Runs a Git command and returns what it prints.
 *
 * @throws Error with its output if it fails
 */
export function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? (stderr.trim() || stdout.trim())}`)
  return stdout.trim()
}

/** Whether a Git command succeeds. */
export function gitSucceeds(folder: string, ...args: readonly string[]): boolean {
  return spawnSync('git', args, { cwd: folder }).status === 0
}
