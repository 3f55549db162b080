import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Matches the tags of a whole file like vitest does. */
const moduleTag = /(\/\/|\*)\s*@module-tag\s+long\b/
/** More than tags, so that no file with a long test is left out. */
const mayTag = /@module-tag\s+long\b|['"`]long['"`]/
const relativeImport = /from '(\.[^']*\.ts)'/g

/**
 * The test files in which a run of the whole repository with `--tagsFilter=long` or `--tagsFilter='!long'` skips every test. vitest
 * would load them all the same: their imports, and the services and browsers that they start before their first test, whose
 * cleanup it would then skip too.
 *
 * @param include patterns of the test files, relative to `root`
 * @param args the command line of vitest. A run of chosen files leaves none out, so that it reports skipped tests
 */
export function filesWithoutTests(root: string, include: readonly string[], args: readonly string[]): string[] {
  const filter = filterOfWholeRun(args)
  if (filter === undefined) return []
  const files = globSync(include, { cwd: root, exclude: (name) => name.endsWith('node_modules') })
  return files.filter((file) => (filter === '!long' ? isLong(join(root, file)) : !mayHaveLongTests(join(root, file))))
}

function filterOfWholeRun(args: readonly string[]): 'long' | '!long' | undefined {
  const [, filter] = args.map((arg) => /^--tagsFilter=(!?long)$/.exec(arg)).find((match) => match !== null) ?? []
  const isWholeRun = args.every((arg) => arg === 'run' || arg === 'list' || arg.startsWith('--'))
  return isWholeRun ? (filter as 'long' | '!long' | undefined) : undefined
}

function isLong(file: string): boolean {
  return moduleTag.test(readFileSync(file, 'utf8'))
}

/** A file may take its tags from a file that it imports. */
function mayHaveLongTests(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(relativeImport)].map(([, path = '']) => join(dirname(file), path))
  return mayTag.test(text) || imported.some((path) => existsSync(path) && mayTag.test(readFileSync(path, 'utf8')))
}
