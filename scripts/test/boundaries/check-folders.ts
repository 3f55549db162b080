import { basename, dirname, relative, resolve, sep } from 'node:path'
import { findCycles } from './find-cycles.ts'
import type { Floors } from './floors.ts'
import type { SourceFile } from './source-files.ts'

/** An import of one folder's file by a file of another folder. Loose files at the top belong to no folder. */
interface FolderImport {
  /** From the sources, such as `resources/contacts`. */
  readonly from: string
  readonly to: string
  /** `file: import`, for messages. */
  readonly shown: string
  readonly isIndex: boolean
}

/** Violations of the order of a package's folders, one line per import and per cycle. Type imports count too. */
export function folderProblems(
  files: readonly SourceFile[],
  sources: string,
  { depth, below, anyFile = false }: Floors,
): string[] {
  const imports = folderImports(files, sources, depth)
  const floorOf = (folder: string) => folder.split('/')[0] ?? ''
  const isBelow = ({ from, to }: FolderImport) => [floorOf(from), ...(below[floorOf(from)] ?? [])].includes(floorOf(to))
  return [
    ...imports.filter((each) => !isBelow(each)).map(({ shown }) => `${shown} is not on a floor below`),
    ...imports.filter(({ isIndex }) => !isIndex && !anyFile).map(({ shown }) => `${shown} is not an index.ts`),
    ...cycles(imports).map((folders) => `${folders.join(' > ')} is a cycle`),
  ]
}

function folderImports(files: readonly SourceFile[], sources: string, depth: number): FolderImport[] {
  const folderOf = (path: string) => relative(sources, dirname(path)).split(sep).slice(0, depth).join('/')
  return files
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('.'))
        .map(({ target }) => {
          const file = resolve(dirname(path), target)
          const shown = `${relative(sources, path)}: ${target}`
          return { from: folderOf(path), to: folderOf(file), shown, isIndex: basename(file) === 'index.ts' }
        }),
    )
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to)
}

function cycles(imports: readonly FolderImport[]): string[][] {
  return findCycles(
    new Map([...Map.groupBy(imports, ({ from }) => from)].map(([from, all]) => [from, all.map(({ to }) => to)])),
  )
}
