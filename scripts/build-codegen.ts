import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root, shown } from './command/paths.ts'
import { runCommand } from './command/read-arguments.ts'
import { compilePackage } from './package/compile-package.ts'

const folder = join(root, 'packages/codegen')
const dist = join(folder, 'dist')

/**
 * Builds `dist/` of the generator, the content of the packed package.
 *
 * @throws Error with the compiler's output
 */
export async function buildCodegen(): Promise<void> {
  await compilePackage(folder)
  await bundleEntries()
  await chmod(join(dist, 'cli.js'), 0o755)
  await chmod(join(dist, 'diff-cli.js'), 0o755)
}

/** Makes one file of each command and of the Vite plugin: loading 150 takes longer than generating from a small document. */
async function bundleEntries(): Promise<void> {
  const files = ['command/main.js', 'command/diff-main.js', 'vite.js']
  const codes = await Promise.all(files.map((file) => bundled(join(dist, file))))
  await rm(join(dist, 'command'), { recursive: true })
  await mkdir(join(dist, 'command'))
  for (const [index, file] of files.entries()) await writeFile(join(dist, file), codes[index]!)
}

async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./]/ })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}

if (import.meta.main) {
  await runCommand(async () => {
    await buildCodegen()
    console.log(`Wrote ${shown(dist)}`)
  })
}
