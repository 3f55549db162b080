import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type GenerateOptions, generate, writeGenerated } from '../src/index.ts'

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)))
/** Inside the package, so that generated files find zod, Hono and the package itself, and where nothing is committed. */
const scratch = join(packageDirectory, '.scratch')

/** A new directory that the generated files can be imported from; the caller removes it. */
export function makeDirectory(): { path: string; remove(): void } {
  mkdirSync(scratch, { recursive: true })
  const path = mkdtempSync(join(scratch, 'test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A new directory that lasts as long as the test that is running. */
export function testDirectory(): string {
  const { path, remove } = makeDirectory()
  onTestFinished(remove)
  return path
}

/** Generates into a new directory. `load` imports one of the files. */
export function generateModules(document: unknown, options: GenerateOptions = {}) {
  const directory = makeDirectory()
  writeGenerated(generate(document, options), directory.path)
  return {
    ...directory,
    // What a generated module exports depends on the document.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    load: (file: string): Promise<any> => import(/* @vite-ignore */ join(directory.path, file)),
  }
}
