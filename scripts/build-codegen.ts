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
  await bundleCommand()
  await chmod(join(dist, 'cli.js'), 0o755)
}

/** Makes one file of the command: loading 150 takes longer than generating from a small document. */
async function bundleCommand(): Promise<void> {
  const command = join(dist, 'command')
  const bundle = await rolldown({ input: join(command, 'main.js'), platform: 'node', external: /^[^./]/ })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  await rm(command, { recursive: true })
  await mkdir(command)
  await writeFile(join(command, 'main.js'), output[0].code)
}

if (import.meta.main) {
  await runCommand(async () => {
    await buildCodegen()
    console.log(`Wrote ${shown(dist)}`)
  })
}
