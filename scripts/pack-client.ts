import { join } from 'node:path'
import { buildClient } from './build-client.ts'
import { root } from './command/paths.ts'
import { packPackage, runPackCommand } from './package/pack-package.ts'

const help = `Builds the client and packs it as it would be published.

npm run -s pack:client                  writes dist/client.tgz, for npm install in any project
npm run -s pack:client -- --out FILE    writes it elsewhere`

/**
 * Builds the client and packs it.
 *
 * @param out the path of the tarball
 * @throws Error with the output of the failing program
 */
export async function packClient(out: string): Promise<void> {
  await buildClient()
  await packPackage(join(root, 'packages/client'), out)
}

if (import.meta.main) await runPackCommand(help, join(root, 'dist/client.tgz'), packClient)
