import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bom, bomFile, mergeBoms, noticesFile, printBom, printNotices } from '@channel/third-party'
import { makeReadable } from '../bundle/make-readable.ts'
import { apps, bundleApp } from '../bundle-app.ts'
import { root } from '../command/paths.ts'
import { run } from '../command/run.ts'
import { packPackage } from '../pack.ts'
import { archiveFolder } from './archive-folder.ts'
import { git } from './git.ts'
import { operatorFiles } from './operator-files.ts'
import { writeChecksums } from './write-checksums.ts'

export function releaseFolder(version: string): string {
  return join(root, 'release', version)
}

/** Writes the files of a release from the sources, elsewhere first: the folder exists only if it is complete. */
export async function writeRelease(version: string): Promise<void> {
  const folder = releaseFolder(version)
  await mkdir(join(root, 'release'), { recursive: true })
  const files = await mkdtemp(`${folder}-`)
  const bundles = join(files, `channel-${version}`)
  const timestamp = new Date(git(root, 'log', '-1', '--format=%cI'))
  try {
    await buildBundles(bundles)
    const product = { name: 'channel-messaging', version, timestamp: timestamp.toISOString() }
    const bom = mergeBoms(product, await readBoms(bundles))
    const [printedBom, notices] = [printBom(bom), printNotices(bom)]
    await writeFile(join(bundles, bomFile), printedBom)
    await writeFile(join(bundles, noticesFile), notices)
    await writeFile(join(files, `channel-${version}.cdx.json`), printedBom)
    await writeFile(join(files, noticesFile), notices)
    await makeReadable(bundles)
    await archiveFolder(bundles, timestamp)
    await rm(bundles, { recursive: true })
    for (const name of ['client', 'codegen'] as const) await packPackage(name, join(files, '%s-%v.tgz'))
    await writeChecksums(files)
    await makeReadable(files)
    await rm(folder, { recursive: true, force: true })
    await rename(files, folder)
  } finally {
    await rm(files, { recursive: true, force: true })
  }
}

const programs = [...apps, 'dashboard']

/** Builds the bundles, with the files that operators need beside them. */
export async function buildBundles(directory: string): Promise<void> {
  for (const app of apps) await bundleApp(app, directory)
  const page = await run(process.execPath, [join(root, 'apps/dashboard/tools/main.ts'), '--force'])
  if (!page.ok) throw new Error(page.output.trim())
  await cp(join(root, 'dist/dashboard'), join(directory, 'dashboard'), { recursive: true })
  for (const file of await operatorFiles()) await cp(join(root, file), join(directory, file), { recursive: true })
}

function readBoms(directory: string): Promise<Bom[]> {
  return Promise.all(
    programs.map(async (name) => JSON.parse(await readFile(join(directory, name, bomFile), 'utf8')) as Bom),
  )
}
