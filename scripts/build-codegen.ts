import { chmod, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command/paths.ts'
import { compilePackage } from './package/compile-package.ts'
import { reportWritten } from './package/pack-package.ts'

const folder = join(root, 'packages/codegen')
const dist = join(folder, 'dist')

/**
 * Builds `dist/` of the generator, the content of the packed package. The schema helpers are JavaScript files with
 * declaration files and are copied unchanged.
 *
 * @throws Error with the compiler's output
 */
export async function buildCodegen(): Promise<void> {
  await compilePackage(folder)
  await cp(join(folder, 'src/runtime/zod'), join(dist, 'runtime/zod'), { recursive: true })
  await chmod(join(dist, 'cli.js'), 0o755)
}

if (import.meta.main) await reportWritten(dist, buildCodegen)
