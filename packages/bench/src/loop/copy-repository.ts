import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** A copy of the repository with its own installation, repository and empty caches. `await using` removes it. */
export interface RepositoryCopy {
  readonly path: string
  [Symbol.asyncDispose](): Promise<void>
}

/** Copies the files that Git knows or would add, with changes that are not committed, and installs the packages. */
export async function copyRepository(): Promise<RepositoryCopy> {
  await using unfinished = new AsyncDisposableStack()
  const path = await mkdtemp(join(tmpdir(), 'bench-loop-'))
  unfinished.defer(() => rm(path, { recursive: true, force: true }))
  const options = { cwd: root, maxBuffer: 2 ** 26 }
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
  for (const file of new Set(stdout.split('\0').filter(Boolean))) {
    // A file that was deleted and not committed is listed too.
    if (existsSync(join(root, file))) await cp(join(root, file), join(path, file))
  }
  // turbo and Biome ask Git which files to leave out.
  await run('git', ['init', '--quiet'], { cwd: path })
  await run('git', ['add', '--all'], { cwd: path, maxBuffer: 2 ** 26 })
  await run(process.execPath, ['scripts/prepare.mjs'], { cwd: path, maxBuffer: 2 ** 26 })
  const finished = unfinished.move()
  return { path, [Symbol.asyncDispose]: () => finished.disposeAsync() }
}
