import { join, resolve } from 'node:path'
import { buildCodegen } from './build-codegen.ts'
import { root, shown } from './command/paths.ts'
import { readArguments } from './command/read-arguments.ts'
import { runInstalled } from './command/run.ts'

const help = `Builds the generator and packs it as it would be published.

npm run -s pack:codegen                  writes dist/codegen.tgz, which examples/ installs
npm run -s pack:codegen -- --out FILE    writes it elsewhere`

/**
 * Builds the generator and packs it.
 *
 * @param out the path of the tarball
 * @throws Error with what the failing program says
 */
export async function packCodegen(out: string): Promise<void> {
  await buildCodegen()
  const packed = await runInstalled('pnpm', ['--dir', join(root, 'packages/codegen'), 'pack', '--out', out])
  if (!packed.ok) throw new Error(packed.output.trim())
}

if (import.meta.main) {
  const { values } = readArguments(help, { out: { type: 'string' } })
  const out = resolve(values.out ?? join(root, 'dist/codegen.tgz'))
  try {
    await packCodegen(out)
    console.log(`Wrote ${shown(out)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
