import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first `node` in PATH with this major version. */
export function findNode(major: number): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, 'node'))
    .filter((path) => existsSync(path))
    .find((path) => execFileSync(path, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`))
}
