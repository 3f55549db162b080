import { join } from 'node:path'
import { buildCodegen } from './build-codegen.ts'
import { root } from './command/paths.ts'
import { packPackage, runPackCommand } from './package/pack-package.ts'

const help = `Builds the generator and packs it as it would be published.

npm run -s pack:codegen                  writes dist/codegen.tgz, which examples/ installs
npm run -s pack:codegen -- --out FILE    writes it elsewhere`

/**
 * Builds the generator and packs it.
 *
 * @param out the path of the tarball
 * @throws Error with the output of the failing program
 */
export async function packCodegen(out: string): Promise<void> {
  await buildCodegen()
  await packPackage(join(root, 'packages/codegen'), out)
}

if (import.meta.main) await runPackCommand(help, join(root, 'dist/codegen.tgz'), packCodegen)
