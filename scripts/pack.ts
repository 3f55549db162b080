import { join, resolve } from 'node:path'
import { buildClient } from './build-client.ts'
import { buildCodegen } from './build-codegen.ts'
import { root, shown } from './command/paths.ts'
import { readArguments, refuse, runCommand } from './command/read-arguments.ts'
import { runInstalled } from './command/run.ts'
import { exclusively } from './package/exclusively.ts'

const help = `Builds a package and packs it as it would be published.

npm run -s pack:client                  writes dist/client.tgz, for npm install in any project
npm run -s pack:codegen                 writes dist/codegen.tgz, which examples/ installs
npm run -s pack:client -- --out FILE    writes it elsewhere`

const builds = { client: buildClient, codegen: buildCodegen }

/**
 * Builds a package and packs it. Waits while another process does, because each build empties the same `dist/`.
 *
 * @param name its folder in packages/
 * @param out the path of the tarball
 * @throws Error with the output of the failing program
 */
export async function packPackage(name: keyof typeof builds, out: string): Promise<void> {
  await exclusively(join(root, 'node_modules/.cache', `pack-${name}`), async () => {
    await builds[name]()
    const packed = await runInstalled('pnpm', ['--dir', join(root, 'packages', name), 'pack', '--out', out])
    if (!packed.ok) throw new Error(packed.output.trim())
  })
}

if (import.meta.main) {
  const { values, positionals } = readArguments(help, { out: { type: 'string' } }, 1)
  const [name] = positionals
  if (name !== 'client' && name !== 'codegen') refuse('Name a package: client or codegen')
  const out = resolve(values.out ?? join(root, 'dist', `${name}.tgz`))
  await runCommand(async () => {
    await packPackage(name, out)
    console.log(`Wrote ${shown(out)}`)
  })
}
