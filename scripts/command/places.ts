import { join, relative, resolve } from 'node:path'

/** The root of the workspace. */
export const root = resolve(import.meta.dirname, '../..')
/** The folder of the hand-written contract. */
export const spec = join(root, 'spec')
/** The folder of what is generated from it; nothing else lives there. */
export const generated = join(root, 'packages/contract/src/generated')
/** The folder of the service's rules, which holds the table of errors. */
export const core = join(root, 'packages/core/src')

/** A path as it is shown to people: from the root of the workspace. */
export function shown(path: string): string {
  return relative(root, path)
}
