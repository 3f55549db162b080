import { cp, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { generated, root, shown } from './command/paths.ts'
import { runCommand } from './command/read-arguments.ts'
import { compile, compilePackage, rewriteImports } from './package/compile-package.ts'

const folder = join(root, 'packages/client')

/**
 * Builds `dist/` of the client, the content of the packed package. It includes the contract's types and what clients run
 * on, so that no other package of this workspace has to be installed with it.
 *
 * @throws Error with the compiler's output
 */
export async function buildClient(): Promise<void> {
  const dist = await compilePackage(folder)
  await cp(join(generated, 'paths.ts'), join(dist, 'contract.d.ts'))
  // Only types: no file imports it.
  await rm(join(dist, 'contract.js'))
  await includeRuntime(dist)
}

/** Compiles the entries of codegen that the client imports into its `dist/`, and makes these imports relative. */
async function includeRuntime(dist: string): Promise<void> {
  await compile(join(folder, 'tsconfig.runtime.json'), join(dist, 'runtime'))
  for (const file of await readdir(dist, { recursive: true })) {
    if (!/\.(?:js|d\.ts)$/.test(file) || file.startsWith('runtime')) continue
    const path = join(dist, file)
    const runtime = relative(dirname(path), join(dist, 'runtime')).replaceAll('\\', '/')
    const start = runtime.startsWith('.') ? runtime : `./${runtime}`
    await rewriteImports(
      path,
      /'@channel\/codegen\/client(?:\/(\w+))?'/g,
      (_all, entry = 'index') => `'${start}/${entry === 'testing' ? 'testing/index' : entry}.js'`,
    )
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    await buildClient()
    console.log(`Wrote ${shown(join(folder, 'dist'))}`)
  })
}
