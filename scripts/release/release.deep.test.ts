import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { copyWorkspace } from '../dev/test/copy-workspace.ts'
import { git } from './git.ts'

const run = promisify(execFile)
let parent: string
let folder: string

/** A copy of this workspace, whose only commit is what is to be released. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'channel-release-'))
  folder = join(parent, 'workspace')
  await copyWorkspace(folder)
  for (const file of ['ops', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.gitignore'])
    await cp(join(root, file), join(folder, file), { recursive: true })
  await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- A change.\n')
  await writeFile(join(folder, 'spec/CHANGELOG.md'), '# Changelog\n')
  git(folder, 'init', '--quiet')
  // Here they are links, which .gitignore does not name.
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n')
  git(folder, 'config', 'user.name', 'Test')
  git(folder, 'config', 'user.email', 'test@example.com')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const release = (...args: string[]) => run(process.execPath, [join(folder, 'scripts/release.ts'), ...args])

it('shows with --dry-run what it would do, and does nothing', async () => {
  const { stdout } = await release('7.1.0', '--dry-run')
  expect(stdout).toMatch(/^Would set the version in package\.json from \S+ to 7\.1\.0\.\n/)
  expect([git(folder, 'status', '--porcelain'), git(folder, 'tag')]).toEqual(['', ''])
})

it('writes only the files with --trial, also while a release is refused', async () => {
  await writeFile(join(folder, 'untracked'), '')
  await expect(release('7.1.0', '--dry-run')).rejects.toThrow('uncommitted changes')
  expect((await release('7.1.0', '--trial', '--dry-run')).stdout).toBe('Would write release/7.1.0/.\n')
  await release('7.1.0', '--trial')
  expect((await readdir(join(folder, 'release/7.1.0'))).sort()).toContain('channel-7.1.0.tar.gz')
  expect([git(folder, 'status', '--porcelain'), git(folder, 'tag')]).toEqual(['?? untracked', ''])
  await rm(join(folder, 'untracked'))
  await rm(join(folder, 'release'), { recursive: true })
})

it('writes bundles, packages, SBOM, licenses and checksums, and the same bytes again', async () => {
  await release('7.1.0')
  expect(git(folder, 'status', '--porcelain')).toBe('')
  const written = join(folder, 'release/7.1.0')
  const names = (await readdir(written)).sort()
  expect(names).toEqual([
    'SHA256SUMS',
    'THIRD-PARTY-NOTICES.txt',
    'channel-7.1.0.cdx.json',
    'channel-7.1.0.tar.gz',
    expect.stringMatching(/^channel-client-.*\.tgz$/),
    expect.stringMatching(/^codegen-.*\.tgz$|^channel-codegen-.*\.tgz$/),
  ])
  await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: written })
  const sums = await readFile(join(written, 'SHA256SUMS'), 'utf8')
  expect(sums.split('\n')).toHaveLength(names.length)
  const bom = JSON.parse(await readFile(join(written, 'channel-7.1.0.cdx.json'), 'utf8'))
  expect(bom.metadata.component).toMatchObject({ name: 'channel-messaging', version: '7.1.0' })

  await rename(written, `${written}-first`)
  await release('7.1.0', '--rebuild')
  expect(await readFile(join(written, 'SHA256SUMS'), 'utf8')).toBe(sums)
})

it('makes an archive that has what an operator needs, and tells its version', async () => {
  await extract({ file: join(folder, 'release/7.1.0/channel-7.1.0.tar.gz'), cwd: parent })
  const bundles = join(parent, 'channel-7.1.0')
  expect((await readdir(bundles)).sort()).toEqual([
    'CHANGELOG.md',
    'THIRD-PARTY-NOTICES.txt',
    'api',
    'cli',
    'dashboard',
    'docs',
    'main.js',
    'ops',
    'package.json',
    'sbom.cdx.json',
    'worker',
  ])
  expect(await readdir(join(bundles, 'docs'))).toEqual(
    expect.arrayContaining(['operations.md', 'settings.md', 'metrics.md', 'releases.md']),
  )
  expect(await readFile(join(bundles, 'CHANGELOG.md'), 'utf8')).toMatch(/^## 7\.1\.0 \(\d{4}-\d\d-\d\d\)$/m)
  const { stdout } = await run(process.execPath, [join(bundles, 'main.js'), 'channel', '--version'])
  expect(stdout).toBe('7.1.0\n')
})

it('takes commit and tag back if something fails', async () => {
  const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8')
  await writeFile(join(folder, 'CHANGELOG.md'), changelog.replace('## ', '## Unreleased\n\n- A change.\n\n## '))
  await writeFile(join(folder, 'apps/worker/src/main.ts'), 'this is no program')
  git(folder, 'commit', '--quiet', '--all', '--message', 'break the worker')
  const before = git(folder, 'rev-parse', 'HEAD')
  await expect(release('7.2.0')).rejects.toMatchObject({ code: 1 })
  expect([git(folder, 'rev-parse', 'HEAD'), git(folder, 'tag')]).toEqual([before, 'v7.1.0'])
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(await readdir(join(folder, 'release'))).toEqual(['7.1.0', '7.1.0-first'])
})
