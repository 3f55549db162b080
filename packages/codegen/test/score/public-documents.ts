import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

/** An OpenAPI document in a file. */
export interface DocumentFile {
  readonly name: string
  readonly path: string
}

const require = createRequire(import.meta.url)

/** Excluded documents, whose license does not allow commercial use. */
const leftOut = new Set(['oas-examples/3.1/json/train-travel.json'])

/** The public documents in npm packages: examples of OpenAPI 3.0 and 3.1 with up to 120 operations. */
export function publicDocuments(): DocumentFile[] {
  const examples = packageDirectory('@readme/oas-examples')
  return [
    ...['3.0/json', '3.1/json'].flatMap((folder) => documentsIn(join(examples, folder), `oas-examples/${folder}`)),
    { name: 'galaxy', path: join(packageDirectory('@scalar/galaxy'), 'dist/latest.yaml') },
  ].filter(({ name }) => !leftOut.has(name))
}

/** Finds all OpenAPI 3 documents below a directory. Their names are relative paths. */
export function documentsIn(directory: string, prefix = ''): DocumentFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(directory, path).includes('node_modules') && isDocument(path))
    .map((path) => ({ name: join(prefix, relative(directory, path)), path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Whether a file has an OpenAPI version. Parts of documents have none. */
function isDocument(path: string): boolean {
  return /(?:^|[{,\s])["']?openapi["']?\s*:\s*["']?3\./.test(readFileSync(path, 'utf8'))
}

/** The directory of a package, even if its exports hide its package.json. */
function packageDirectory(name: string): string {
  const directories = (require.resolve.paths(name) ?? []).map((directory) => join(directory, name))
  const found = directories.find((directory) => existsSync(join(directory, 'package.json')))
  if (found === undefined) throw new Error(`The package ${name} is not installed.`)
  return found
}
