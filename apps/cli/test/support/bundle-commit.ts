import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apps } from '../../../../scripts/bundle-app.ts'
import { root } from '../../../../scripts/command/paths.ts'

const run = promisify(execFile)

/**
 * Bundles the apps as a commit has them, with the packages of its lockfile. They are installed from the store of packages as far as
 * it has them.
 *
 * @throws Error with the output of the failing program, such as of an install without a registry
 */
export async function bundleCommit(commit: string, outDirectory: string): Promise<void> {
  const sources = `${outDirectory}-sources`
  await mkdir(sources, { recursive: true })
  await run('git', ['-C', root, 'archive', '--output', `${sources}.tar`, commit])
  await run('tar', ['-xf', `${sources}.tar`, '-C', sources])
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  await run(join(root, 'node_modules/.bin/pnpm'), install, { cwd: sources })
  for (const app of apps) {
    await run(process.execPath, ['scripts/bundle-app.ts', app, '--out', outDirectory], { cwd: sources })
  }
  await rm(sources, { recursive: true })
}
