import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** A copy of the repository with its own installation, repository and empty caches. */
export interface RepositoryCopy {
  readonly path: string
  remove(): Promise<void>
}

/** Copies the files that Git knows or would add, with changes that are not committed, and installs the packages. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const path = await mkdtemp(join(tmpdir(), 'bench-loop-'))
  const remove = () => rm(path, { recursive: true, force: true })
  try {
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      maxBuffer: 2 ** 26,
    })
    const deleted = await run('git', ['ls-files', '-z', '--deleted'], { cwd: root })
    const missing = new Set(deleted.stdout.split('\0'))
    for (const file of new Set(stdout.split('\0'))) {
      if (file !== '' && !missing.has(file)) await cp(join(root, file), join(path, file))
    }
    // turbo and Biome ask Git which files to leave out.
    await run('git', ['init', '--quiet'], { cwd: path })
    await run('git', ['add', '--all'], { cwd: path, maxBuffer: 2 ** 26 })
    await run(process.execPath, ['scripts/prepare.mjs'], { cwd: path, maxBuffer: 2 ** 26 })
  } catch (error) {
    await remove()
    throw error
  }
  return { path, remove }
}
