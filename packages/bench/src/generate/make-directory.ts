import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatorPackage } from './built-generator.ts'

/** Creates a temporary directory with a document as `openapi.json`. The bench's libraries resolve from it. */
export async function makeDirectory(document: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'channel-bench-generate-'))
  await writeFile(join(path, 'openapi.json'), document)
  await writeFile(join(path, 'package.json'), '{"type":"module"}')
  await linkLibraries(join(path, 'node_modules'))
  return path
}

/** Links the bench's libraries, and the generator as it is published: built, with the exports of the package. */
async function linkLibraries(modules: string): Promise<void> {
  const installed = fileURLToPath(new URL('../../node_modules', import.meta.url))
  await mkdir(join(modules, '@channel/codegen'), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== '@channel' && !name.startsWith('.')) await symlink(join(installed, name), join(modules, name))
  }
  const { publishConfig, ...manifest } = JSON.parse(await readFile(join(generatorPackage, 'package.json'), 'utf8'))
  await writeFile(join(modules, '@channel/codegen/package.json'), JSON.stringify({ ...manifest, ...publishConfig }))
  await symlink(join(generatorPackage, 'dist'), join(modules, '@channel/codegen/dist'))
}
