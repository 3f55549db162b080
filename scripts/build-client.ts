import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generated, root, shown } from './command/paths.ts'
import { runCommand } from './command/read-arguments.ts'
import { compilePackage } from './package/compile-package.ts'

const folder = join(root, 'packages/client')

/**
 * Builds `dist/` of the client, the content of the packed package. It includes the contract's types, so that no other
 * package of this workspace has to be installed with it.
 *
 * @throws Error with the compiler's output
 */
export async function buildClient(): Promise<void> {
  const dist = await compilePackage(folder)
  await cp(join(generated, 'paths.ts'), join(dist, 'contract.d.ts'))
  // Only types: no file imports it.
  await rm(join(dist, 'contract.js'))
}

if (import.meta.main) {
  await runCommand(async () => {
    await buildClient()
    console.log(`Wrote ${shown(join(folder, 'dist'))}`)
  })
}
