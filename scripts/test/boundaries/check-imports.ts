import { dirname, join, resolve, sep } from 'node:path'
import { root, shown } from '../../command/paths.ts'
import { findCycles } from './find-cycles.ts'
import type { SourceFile } from './source-files.ts'
import type { WorkspacePackage } from './workspace-packages.ts'

/**
 * The relative imports that leave the package's folder, as `file: import`. Tests may import the workspace's
 * scripts.
 */
export function leavingImports(files: readonly SourceFile[], folder: string): string[] {
  const scripts = join(root, 'scripts')
  return files.flatMap(({ path, imports, isTest }) => {
    const reachable = isTest ? [folder, scripts] : [folder]
    const leaves = (target: string) => !reachable.some((each) => resolve(dirname(path), target).startsWith(each + sep))
    return imports
      .filter(({ target }) => target.startsWith('.') && leaves(target))
      .map(({ target }) => `${shown(path)}: ${target}`)
  })
}

/**
 * Siblings that run-time code imports but package.json declares as devDependencies or not at all. Types may come from
 * a devDependency: a package that is published contains them, as it contains the siblings that it includes.
 */
export function undeclaredImports(
  files: readonly SourceFile[],
  { name, dependencies, devDependencies }: WorkspacePackage,
  included: readonly string[] = [],
): string[] {
  const declared = (isType: boolean) => [name, ...dependencies, ...(isType ? devDependencies : included)]
  return files
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('@channel/'))
        .filter(({ target, isType }) => !declared(isType).includes(target.split('/').slice(0, 2).join('/')))
        .map(({ target }) => `${shown(path)}: ${target}`),
    )
}

/** The run-time files that import values, not only types, of a sibling. */
export function filesThatImport(files: readonly SourceFile[], sibling: string): string[] {
  return files
    .filter(({ isTest, imports }) => !isTest && imports.some(({ target, isType }) => target === sibling && !isType))
    .map(({ path }) => shown(path))
}

/**
 * The files that import each other in a circle, one line per cycle. By default only values count, because type imports
 * are erased. Biome has a rule for it, but then reads the whole repository before it lints the first file.
 */
export function importCycles(files: readonly SourceFile[], { withTypes = false } = {}): string[] {
  const graph = new Map(
    files.map(({ path, imports }) => {
      const relatives = imports.filter(({ target, isType }) => target.startsWith('.') && (withTypes || !isType))
      return [path, relatives.map(({ target }) => resolve(dirname(path), target))]
    }),
  )
  return findCycles(graph).map((paths) => paths.map(shown).join(' > '))
}
