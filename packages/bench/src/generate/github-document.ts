import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The name of the document whose costs are compared. */
export const githubName = 'github'

const run = promisify(execFile)
const version = '23.0.2'
const member = 'package/generated/api.github.com.json'
const sha256 = '829b4bebb19a53133289f7b0bc819f4f1118115821db2ca9f25e9ee995a7da2a'
const cache = fileURLToPath(new URL(`../../../../node_modules/.cache/octokit-openapi-${version}/`, import.meta.url))

/**
 * Returns the path of GitHub's document: OpenAPI 3.0, 1,223 operations, MIT license. Downloads it with npm on first use,
 * because the package unpacks to 400 MB, of which the document is 13.
 *
 * @throws Error if npm cannot download it
 */
export async function githubDocument(): Promise<string> {
  const path = join(cache, 'api.github.com.json')
  if (existsSync(path)) return path
  const directory = await mkdtemp(join(tmpdir(), 'channel-bench-github-'))
  try {
    const { stdout } = await run('npm', ['pack', `@octokit/openapi@${version}`, '--silent'], { cwd: directory })
    await run('tar', ['-xzf', stdout.trim(), member], { cwd: directory })
    const found = join(directory, member)
    if (createHash('sha256').update(readFileSync(found)).digest('hex') !== sha256) {
      throw new Error(`@octokit/openapi ${version} contains a different document than expected`)
    }
    await mkdir(cache, { recursive: true })
    await run('cp', [found, `${path}.new`])
    await rename(`${path}.new`, path)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  return path
}
