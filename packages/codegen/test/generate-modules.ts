import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type GenerateOptions, generate, writeGenerated } from '../src/index.ts'

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)))
/** Inside the package, so that generated files resolve zod, Hono and the package itself. Ignored by git. */
const scratch = join(packageDirectory, '.scratch')

/** Creates a directory from which generated files can be imported. The caller removes it. */
export function makeDirectory(): { path: string; remove(): void } {
  mkdirSync(scratch, { recursive: true })
  const path = mkdtempSync(join(scratch, 'test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Creates a directory that is removed at the end of the current test. */
export function testDirectory(): string {
  const { path, remove } = makeDirectory()
  onTestFinished(remove)
  return path
}

/** Generates into a new directory. `load` imports one of the files. */
export function generateModules(document: unknown, options: GenerateOptions = {}) {
  const directory = makeDirectory()
  writeGenerated(generate(document, { strict: true, ...options }), directory.path)
  return {
    ...directory,
    // The exports of a generated module depend on the document.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    load: (file: string): Promise<any> => import(/* @vite-ignore */ join(directory.path, file)),
  }
}
