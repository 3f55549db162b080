import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareGenerated, writeGenerated } from '@channel/codegen'

/** The expected content of one directory: the text of each file by its relative path. */
export interface Output {
  directory: string
  files: ReadonlyMap<string, string>
}

/** A file that differs from the generated one. `wanted` is undefined if it should not exist, `found` if it is missing. */
export interface Stale {
  path: string
  wanted: string | undefined
  found: string | undefined
}

/** Compares with the files on disk, byte for byte. A file that is no longer generated is stale too. */
export function staleOutputs(outputs: readonly Output[]): Stale[] {
  return outputs.flatMap(({ directory, files }) => {
    const { stale, missing, extra } = compareGenerated(files, directory)
    return [...stale, ...missing, ...extra].map((file) => {
      const path = join(directory, file)
      return { path, wanted: files.get(file), found: missing.includes(file) ? undefined : readFileSync(path, 'utf8') }
    })
  })
}

/** Writes changed files, removes those no longer generated, and returns their paths. Other files are not touched. */
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
