import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, shown } from './command/paths.ts'
import { runInstalled } from './command/run.ts'

const folder = join(root, 'packages/codegen')
const dist = join(folder, 'dist')

/**
 * Builds `dist/` of the generator, the content of the packed package. The schema helpers are JavaScript files with
 * declaration files and are copied unchanged.
 *
 * @throws Error with the compiler's output
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

/** The compiler leaves imports of `./x.ts` in declarations, but only `./x.d.ts` exists there. */
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
