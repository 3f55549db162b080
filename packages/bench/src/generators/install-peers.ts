import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The versions of the generators, their lockfile, their configuration and their adapters. */
export const sources = fileURLToPath(new URL('../../generators/', import.meta.url))
const pnpm = fileURLToPath(new URL('../../../../node_modules/.bin/pnpm', import.meta.url))

/** Installs the generators into a directory outside the workspace. @throws Error with what pnpm printed */
export async function installPeers(directory: string): Promise<void> {
  await cp(sources, directory, { recursive: true })
  try {
    await run(pnpm, ['install', '--frozen-lockfile', '--ignore-scripts', '--ignore-workspace'], { cwd: directory })
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string }
    throw new Error(`The generators cannot be installed: ${stdout.trim().split('\n').at(-1) || message}`)
  }
}

/** The version of an installed package. */
export async function versionOf(directory: string, name: string): Promise<string> {
  return JSON.parse(await readFile(join(directory, 'node_modules', name, 'package.json'), 'utf8')).version
}
