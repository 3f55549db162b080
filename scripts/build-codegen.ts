import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listThirdParty, noticesFile } from '@channel/third-party'
import { type Plugin, rolldown } from 'rolldown'
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
  const outputs = await Promise.all(files.map((file) => bundled(join(dist, file), file === 'command/main.js')))
  await rm(join(dist, 'command'), { recursive: true })
  await mkdir(join(dist, 'command'))
  for (const [index, file] of files.entries()) await writeFile(join(dist, file), outputs[index]!.code)
  await writeFile(join(dist, 'command', noticesFile), outputs[0]!.notices)
}

/** zod and what is around it: 128 files, a third of the start of the command, which needs them only to judge values. */
const judging =
  /^(?:zod|hono|@hono\/zod-openapi|@hono\/zod-validator|@asteasolutions\/zod-to-openapi|openapi3-ts)(?:\/|$)/

/** Leaves out zod's messages in other languages, a quarter of the bundle. The command shows no messages of zod. */
const englishOnly: Plugin = {
  name: 'english-only',
  load: (id) => (/\/zod\/v4\/locales\/index\.js$/.test(id) ? `export { default as en } from './en.js'` : undefined),
}

async function bundled(input: string, withZod: boolean): Promise<{ code: string; notices: string }> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !(withZod && judging.test(id)),
    plugins: withZod ? [englishOnly, listThirdParty({ name: 'openapi-hono' })] : [],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  const notices = output.find(({ fileName }) => fileName === noticesFile)
  return { code: output[0].code, notices: notices?.type === 'asset' ? String(notices.source) : '' }
}

if (import.meta.main) {
  await runCommand(async () => {
    await buildCodegen()
    console.log(`Wrote ${shown(dist)}`)
  })
}
