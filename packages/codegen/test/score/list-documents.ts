import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

/** An OpenAPI document in a file. */
export interface DocumentFile {
  readonly name: string
  readonly path: string
}

const require = createRequire(import.meta.url)

/** Left out of the packages' documents: its license excludes commercial use. */
const leftOut = new Set(['oas-examples/3.1/json/train-travel.json'])

/** The public documents that come with packages of their own: examples of OpenAPI 3.0 and 3.1, from tiny to 120 operations. */
export function publicDocuments(): DocumentFile[] {
  const examples = packageDirectory('@readme/oas-examples')
  return [
    ...['3.0/json', '3.1/json'].flatMap((folder) => documentsIn(join(examples, folder), `oas-examples/${folder}`)),
    { name: 'galaxy', path: join(packageDirectory('@scalar/galaxy'), 'dist/latest.yaml') },
  ].filter(({ name }) => !leftOut.has(name))
}

/** Every OpenAPI 3 document in a directory and the directories in it, named by its path within. */
export function documentsIn(directory: string, prefix = ''): DocumentFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(directory, path).includes('node_modules') && isDocument(path))
    .map((path) => ({ name: join(prefix, relative(directory, path)), path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Parts of documents in files of their own have no version. */
function isDocument(path: string): boolean {
  return /(?:^|[{,\s])["']?openapi["']?\s*:\s*["']?3\./.test(readFileSync(path, 'utf8'))
}

/** Where a package lies, also where its exports hide that. */
function packageDirectory(name: string): string {
  const directories = (require.resolve.paths(name) ?? []).map((directory) => join(directory, name))
  const found = directories.find((directory) => existsSync(join(directory, 'package.json')))
  if (found === undefined) throw new Error(`The package ${name} is not installed.`)
  return found
}
