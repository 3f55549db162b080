import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generated, root } from './command/paths.ts'
import { compilePackage } from './package/compile-package.ts'
import { reportWritten } from './package/pack-package.ts'

const folder = join(root, 'packages/client')

/**
 * Makes `dist/` of the client: what the package consists of once it is packed. The types of the contract become a
 * part of it, so that nothing of this workspace has to be installed with it.
 *
 * @throws Error with what the compiler says
 */
export async function buildClient(): Promise<void> {
  const dist = await compilePackage(folder)
  await cp(join(generated, 'openapi-types.d.ts'), join(dist, 'contract.d.ts'))
  // Only types: no file imports it.
  await rm(join(dist, 'contract.js'))
}

if (import.meta.main) await reportWritten(join(folder, 'dist'), buildClient)
