import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generated } from '../command/places.ts'

/** A file that is not what spec/ makes of it: `wanted` is undefined where it should not exist, `found` where it does not. */
export interface Stale {
  path: string
  wanted: string | undefined
  found: string | undefined
}

/** Compares files with what lies on the disk, byte for byte. Whatever else lies in the folder of generated files is stale too. */
export function staleFiles(files: ReadonlyMap<string, string>): Stale[] {
  const extra = readdirSync(generated, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path))
  return [...files.keys(), ...extra]
    .map((path) => ({ path, wanted: files.get(path), found: textOf(path) }))
    .filter(({ wanted, found }) => wanted !== found)
}

/** Makes the disk hold what spec/ makes; files that are right already are not touched. */
export function writeFiles(stale: readonly Stale[]): void {
  for (const { path, wanted } of stale) {
    if (wanted === undefined) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, wanted)
    }
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
