import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGenerated } from '../../src/index.ts'

const packageDirectory = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Inside the package, so that generated files resolve zod, Hono and the package itself. Ignored by git. */
const scratch = join(packageDirectory, '.scratch')

/** Generated files in a directory that exists until `remove`. */
export interface Generated {
  readonly path: string
  // The exports of a generated module depend on the document.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  load(file: string): Promise<any>
  remove(): void
}

/** Writes generated files to a directory from which they can be imported. */
export function writeToScratch(files: ReadonlyMap<string, string>): Generated {
  mkdirSync(scratch, { recursive: true })
  const path = mkdtempSync(join(scratch, 'score-'))
  writeGenerated(files, path)
  return {
    path,
    load: (file) => import(/* @vite-ignore */ join(path, file)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
