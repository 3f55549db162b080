import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, shown } from './command/paths.ts'
import { runInstalled } from './command/run.ts'

const folder = join(root, 'packages/codegen')
const dist = join(folder, 'dist')

/**
 * Makes `dist/` of the generator: what the package consists of once it is packed. The helpers of schemas are JavaScript
 * with declarations beside them and are taken as they are.
 *
 * @throws Error with what the compiler says
 */
export async function buildCodegen(): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  const compiled = await runInstalled('tsc', ['-p', join(folder, 'tsconfig.build.json'), '--pretty', 'false'])
  if (!compiled.ok) throw new Error(compiled.output.trim())
  await cp(join(folder, 'src/runtime/zod'), join(dist, 'runtime/zod'), { recursive: true })
  for (const file of await readdir(dist, { recursive: true })) {
    if (file.endsWith('.d.ts')) await nameJavaScript(join(dist, file))
  }
  await chmod(join(dist, 'cli.js'), 0o755)
}

/** The compiler leaves imports of `./x.ts` in declarations, where there is only `./x.d.ts`. */
async function nameJavaScript(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const renamed = text.replaceAll(/((?:\bfrom|\bimport\()\s*'\.[^'\n]*)\.ts'/g, "$1.js'")
  if (renamed !== text) await writeFile(path, renamed)
}

if (import.meta.main) {
  try {
    await buildCodegen()
    console.log(`Wrote ${shown(dist)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
