import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How a directory differs from the generated files. Paths are relative to it. */
export interface Difference {
  /** Existing files with different text. */
  readonly stale: readonly string[]
  readonly missing: readonly string[]
  /** Files with the mark that are no longer generated. */
  readonly extra: readonly string[]
}

/** Options of `writeGenerated` and `compareGenerated`. */
export interface OutputOptions {
  /** Files in the directory with the same mark that belong to another tool. */
  readonly keep?: readonly string[] | undefined
}

/** Compares a directory with the generated files. Does not write. */
export function compareGenerated(
  files: ReadonlyMap<string, string>,
  directory: string,
  { keep = [] }: OutputOptions = {},
): Difference {
  const stale: string[] = []
  const missing: string[] = []
  for (const [file, text] of files) {
    const path = join(directory, file)
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size === undefined) missing.push(file)
    else if (size !== Buffer.byteLength(text) || !readFileSync(path).equals(Buffer.from(text))) stale.push(file)
  }
  return { stale, missing, extra: extraFiles(files, directory, new Set(keep)) }
}

function extraFiles(files: ReadonlyMap<string, string>, directory: string, keep: ReadonlySet<string>): string[] {
  const mark = files.values().next().value?.split('\n', 1)[0]
  if (mark === undefined || !existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|ts)$/.test(file) && !files.has(file) && !keep.has(file))
    .filter((file) => readFileSync(join(directory, file), 'utf8').startsWith(`${mark}\n`))
    .sort()
}

/** Writes files that differ and removes extra ones. Does not touch files that are up to date. */
export function writeGenerated(
  files: ReadonlyMap<string, string>,
  directory: string,
  options: OutputOptions = {},
): Difference {
  const difference = compareGenerated(files, directory, options)
  for (const file of [...difference.stale, ...difference.missing]) {
    const path = join(directory, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, files.get(file)!)
  }
  for (const file of difference.extra) rmSync(join(directory, file))
  return difference
}
