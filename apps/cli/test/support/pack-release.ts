import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apps, bundleApp } from '../../../../scripts/bundle-app.ts'
import { root } from '../../../../scripts/command/paths.ts'

const run = promisify(execFile)

/** Packs the release of these sources into a directory, with migrations that later sources could have. */
export async function packRelease(version: string, directory: string, migrations: Record<string, string> = {}) {
  const parent = await mkdtemp(join(tmpdir(), 'channel-release-'))
  const release = join(parent, `channel-${version}`)
  await run(process.execPath, [join(root, 'apps/dashboard/tools/main.ts')])
  await Promise.all(apps.map((app) => bundleApp(app, release)))
  for (const [from, to] of [
    ['dist/dashboard', 'dashboard'],
    ['ops', 'ops'],
    ['docs', 'docs'],
  ] as const)
    await cp(join(root, from), join(release, to), { recursive: true })
  for (const app of apps)
    for (const [name, sql] of Object.entries(migrations)) await writeFile(join(release, app, 'migrations', name), sql)
  await run('tar', ['-czf', join(directory, `channel-${version}.tar.gz`), '-C', parent, `channel-${version}`])
  await rm(parent, { recursive: true })
}
