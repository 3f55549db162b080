import { resolve } from 'node:path'
import { shown } from '../command/paths.ts'
import { readArguments } from '../command/read-arguments.ts'
import { runInstalled } from '../command/run.ts'

/** Packs a built package as it would be published. @throws Error with pnpm's output */
export async function packPackage(folder: string, out: string): Promise<void> {
  const packed = await runInstalled('pnpm', ['--dir', folder, 'pack', '--out', out])
  if (!packed.ok) throw new Error(packed.output.trim())
}

/** The command line of a script that packs: `--out FILE` writes the tarball elsewhere. */
export async function runPackCommand(
  help: string,
  defaultOut: string,
  pack: (out: string) => Promise<void>,
): Promise<void> {
  const { values } = readArguments(help, { out: { type: 'string' } })
  const out = resolve(values.out ?? defaultOut)
  await reportWritten(out, () => pack(out))
}

/** Runs `write`, and prints what it wrote, or why it failed. */
export async function reportWritten(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
    console.log(`Wrote ${shown(path)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
