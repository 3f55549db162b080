import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGenerated } from '../../src/index.ts'

const packageDirectory = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Inside the package, so that generated files find zod, Hono and the package itself, and where nothing is committed. */
const scratch = join(packageDirectory, '.scratch')

/** Generated files in a directory of their own, until `remove`. */
export interface Generated {
  readonly path: string
  // What a generated module exports depends on the document.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  load(file: string): Promise<any>
  remove(): void
}

/** Writes generated files where they can be imported from. */
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
