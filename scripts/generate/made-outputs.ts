import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, shown } from '../command/paths.ts'
import type { Output } from './compare-files.ts'

/** The output of the task make:contract that turbo caches: all generated files in one, with their directories. */
const made = join(root, 'dist/contract/outputs.json')

interface MadeOutput {
  /** Relative to the root of the workspace. */
  directory: string
  files: [name: string, text: string][]
}

export function writeMadeOutputs(outputs: readonly Output[], path = made): void {
  const relative = outputs.map(
    ({ directory, files }): MadeOutput => ({ directory: shown(directory), files: [...files] }),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(relative))
}

/** @throws Error if make:contract has not run */
export function readMadeOutputs(path = made): Output[] {
  const outputs = JSON.parse(readFileSync(path, 'utf8')) as MadeOutput[]
  return outputs.map(({ directory, files }) => ({ directory: join(root, directory), files: new Map(files) }))
}
