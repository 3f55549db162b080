import { join, relative, resolve } from 'node:path'

/** The root of the workspace. */
export const root = resolve(import.meta.dirname, '../..')
/** The folder of the hand-written contract. */
export const spec = join(root, 'spec')
/** The folder of the generated files; it contains nothing else. */
export const generated = join(root, 'packages/contract/src/generated')
/** The folder of the client's generated sources; it contains nothing else. */
export const client = join(root, 'packages/client/src/generated')
/** The folder of the page's generated sources; it contains nothing else. */
export const dashboard = join(root, 'apps/dashboard/src/generated')
/** The folder of the core package, which contains the error catalog. */
export const core = join(root, 'packages/core/src')

/** A path relative to the root of the workspace, for output. */
export function shown(path: string): string {
  return relative(root, path)
}
