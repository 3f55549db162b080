import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the directory of the built web page, in this repository or beside a bundled app. Undefined if it is not built. */
export function findPageDirectory(): string | undefined {
  const isSource = import.meta.url.endsWith('.ts')
  const directory = fileURLToPath(new URL(isSource ? '../../../../../dist/dashboard' : '../dashboard', import.meta.url))
  return existsSync(join(directory, 'index.html')) ? directory : undefined
}
