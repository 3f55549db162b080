import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInstalled } from '../command/run.ts'

/**
 * Compiles a package with its `tsconfig.build.json` into its `dist/`, which is emptied first.
 *
 * @param folder the folder of the package
 * @returns the path of `dist/`
 * @throws Error with the compiler's output
 */
export async function compilePackage(folder: string): Promise<string> {
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  const compiled = await runInstalled('tsc', ['-p', join(folder, 'tsconfig.build.json'), '--pretty', 'false'])
  if (!compiled.ok) throw new Error(compiled.output.trim())
  for (const file of await readdir(dist, { recursive: true })) {
    if (file.endsWith('.d.ts')) await nameJavaScript(join(dist, file))
  }
  return dist
}

/** The compiler leaves imports of `./x.ts` in declarations, where there is only `./x.d.ts`. */
async function nameJavaScript(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const renamed = text.replaceAll(/((?:\bfrom|\bimport\()\s*'\.[^'\n]*)\.ts'/g, "$1.js'")
  if (renamed !== text) await writeFile(path, renamed)
}
