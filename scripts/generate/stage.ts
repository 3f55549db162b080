import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, shown } from '../command/paths.ts'
import type { Output } from './outputs.ts'
import { outputsOfSpec } from './outputs-of-spec.ts'

// The task generate:stage: lints and bundles spec/ and generates, but keeps what it makes in one file, which turbo caches.
// `generate` then writes the files, and `verify` compares them, without doing the same again.
const staged = join(root, 'dist/contract/outputs.json')

interface StagedOutput {
  /** Relative to the root of the workspace. */
  directory: string
  files: [name: string, text: string][]
}

export function writeStaged(outputs: readonly Output[], path = staged): void {
  const relative = outputs.map(
    ({ directory, files }): StagedOutput => ({ directory: shown(directory), files: [...files] }),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(relative))
}

/** @throws Error if nothing has been staged */
export function readStaged(path = staged): Output[] {
  const outputs = JSON.parse(readFileSync(path, 'utf8')) as StagedOutput[]
  return outputs.map(({ directory, files }) => ({ directory: join(root, directory), files: new Map(files) }))
}

if (import.meta.main) {
  const outcome = await outputsOfSpec()
  if (outcome.ok) writeStaged(outcome.outputs)
  else {
    console.error(outcome.problems.trim())
    process.exitCode = 1
  }
}
