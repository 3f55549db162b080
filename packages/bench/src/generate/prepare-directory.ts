import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContract } from '../servers/read-contract.ts'
import { generatorPackage } from './built-generator.ts'
import { countOperations, type RepeatableDocument, repeatContract } from './repeat-contract.ts'

/** A working directory for generators, with its document. */
export interface GeneratorDirectory {
  readonly path: string
  readonly document: RepeatableDocument
  readonly operations: number
  readonly megabytes: number
}

/** Creates a temporary directory with a large contract as `openapi.json`. The bench's libraries resolve from it. */
export async function prepareDirectory(minOperations: number): Promise<GeneratorDirectory> {
  const document = repeatContract(readContract() as unknown as RepeatableDocument, minOperations)
  const text = JSON.stringify(document)
  const path = await makeDirectory(text)
  for (const name of ['libraries', 'openapi-typescript']) await mkdir(join(path, name))
  const imports = `export type * from '@hono/zod-openapi'\nexport type * from 'zod'\n`
  await writeFile(join(path, 'libraries/libraries.ts'), imports)
  return { path, document, operations: countOperations(document), megabytes: Buffer.byteLength(text) / 1e6 }
}

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
