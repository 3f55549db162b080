import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareGenerated, writeGenerated } from '@channel/codegen'

/** What one directory is to hold: the text of each file by its path within it. */
export interface Output {
  directory: string
  files: ReadonlyMap<string, string>
}

/** A file that is not what spec/ makes of it: `wanted` is undefined where it should not exist, `found` where it does not. */
export interface Stale {
  path: string
  wanted: string | undefined
  found: string | undefined
}

/** Compares with what lies on the disk, byte for byte. A file that was generated once and is no longer is stale too. */
export function staleFiles(outputs: readonly Output[]): Stale[] {
  return outputs.flatMap(({ directory, files }) => {
    const { stale, missing, extra } = compareGenerated(files, directory)
    return [...stale, ...missing, ...extra].map((file) => {
      const path = join(directory, file)
      return { path, wanted: files.get(file), found: missing.includes(file) ? undefined : readFileSync(path, 'utf8') }
    })
  })
}

/** Makes the disk hold what spec/ makes and returns the paths of what was written and removed; the rest is not touched. */
export function writeOutputs(outputs: readonly Output[]): { written: string[]; removed: string[] } {
  const differences = outputs.map(({ directory, files }) => {
    const { stale, missing, extra } = writeGenerated(files, directory)
    const paths = (names: readonly string[]) => names.map((name) => join(directory, name))
    return { written: paths([...stale, ...missing]), removed: paths(extra) }
  })
  return {
    written: differences.flatMap((difference) => difference.written),
    removed: differences.flatMap((difference) => difference.removed),
  }
}
