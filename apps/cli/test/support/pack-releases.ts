import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeReadable } from '../../../../scripts/bundle/make-readable.ts'
import { apps } from '../../../../scripts/bundle-app.ts'
import { buildBundles } from '../../../../scripts/release/write-release.ts'

/**
 * Packs what operators get of these sources into a directory, several times.
 *
 * @param releases by version: migrations that later sources could have
 */
export async function packReleases(
  directory: string,
  releases: Readonly<Record<string, Record<string, string>>>,
): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'channel-releases-'))
  const built = join(parent, 'built')
  await buildBundles(built)
  await makeReadable(built)
  for (const [version, migrations] of Object.entries(releases)) {
    const name = `channel-${version}`
    await cp(built, join(parent, name), { recursive: true })
    for (const app of apps)
      for (const [file, sql] of Object.entries(migrations))
        await writeFile(join(parent, name, app, 'migrations', file), sql)
    await promisify(execFile)('tar', ['-czf', join(directory, `${name}.tar.gz`), '-C', parent, name])
  }
  await rm(parent, { recursive: true })
}
