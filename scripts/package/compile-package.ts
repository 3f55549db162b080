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
  await compile(join(folder, 'tsconfig.build.json'), dist)
  return dist
}

/**
 * Compiles a project.
 *
 * @param dist the directory of its output
 * @throws Error with the compiler's output
 */
export async function compile(project: string, dist: string): Promise<void> {
  const compiled = await runInstalled('tsc', ['-p', project, '--pretty', 'false'])
  if (!compiled.ok) throw new Error(compiled.output.trim())
  for (const file of await readdir(dist, { recursive: true })) {
    if (file.endsWith('.d.ts')) await nameJavaScript(join(dist, file))
  }
}

/** The compiler leaves imports of `./x.ts` in declarations, where there is only `./x.d.ts`. */
async function nameJavaScript(path: string): Promise<void> {
  await rewriteImports(path, /((?:\bfrom|\bimport\()\s*'\.[^'\n]*)\.ts'/g, "$1.js'")
}

/** Replaces parts of a file. */
export async function rewriteImports(
  path: string,
  pattern: RegExp,
  replacement: string | ((...parts: string[]) => string),
): Promise<void> {
  const text = await readFile(path, 'utf8')
  const renamed = text.replaceAll(pattern, replacement as string)
  if (renamed !== text) await writeFile(path, renamed)
}
