import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from './generated-file.ts'

/** How a directory differs from the generated files. Paths are relative to it. */
export interface Difference {
  /** Existing files with different text. */
  readonly stale: readonly string[]
  readonly missing: readonly string[]
  /** Files with the mark that are no longer generated. */
  readonly extra: readonly string[]
  /** The number of generated files. */
  readonly total: number
}

/** Options of `writeGenerated` and `compareGenerated`. */
export interface OutputOptions {
  /** Files in the directory with the same mark that belong to another tool. */
  readonly keep?: readonly string[] | undefined
}

/** Compares a directory with the generated files. Does not write. */
export function compareGenerated(
  files: Iterable<GeneratedFile>,
  directory: string,
  options: OutputOptions = {},
): Difference {
  return compareEach(files, directory, options, () => {})
}

/** Writes files that differ and removes extra ones. Does not touch files that are up to date. */
export function writeGenerated(
  files: Iterable<GeneratedFile>,
  directory: string,
  options: OutputOptions = {},
): Difference {
  const made = new Set<string>()
  const difference = compareEach(files, directory, options, (path, text) => {
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(path, text)
  })
  for (const file of difference.extra) rmSync(join(directory, file))
  return difference
}

/** Compares one file after the other, and calls `onDifferent` for each that is stale or missing. */
function compareEach(
  files: Iterable<GeneratedFile>,
  directory: string,
  { keep = [] }: OutputOptions,
  onDifferent: (path: string, text: string) => void,
): Difference {
  const stale: string[] = []
  const missing: string[] = []
  const generated = new Set<string>()
  let mark: string | undefined
  for (const [file, text] of files) {
    mark ??= text.slice(0, text.indexOf('\n') + 1)
    generated.add(file)
    const path = join(directory, file)
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size !== undefined && readFileSync(path).equals(Buffer.from(text))) continue
    if (size === undefined) missing.push(file)
    else stale.push(file)
    onDifferent(path, text)
  }
  const known = new Set([...generated, ...keep])
  const extra = mark === undefined ? [] : extraFiles(directory, mark, known)
  return { stale, missing, extra, total: generated.size }
}

/** The files with the mark, except the known ones. */
function extraFiles(directory: string, mark: string, known: ReadonlySet<string>): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|ts)$/.test(file) && !known.has(file))
    .filter((file) => readFileSync(join(directory, file), 'utf8').startsWith(mark))
    .sort()
}
