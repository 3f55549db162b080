import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program that makes code of `openapi.json` in the directory where it is run. */
export interface Generator {
  readonly name: string
  /** What of the service it covers, to know what is compared. */
  readonly makes: string
  readonly args: readonly string[]
  /** Where it writes, within that directory. */
  readonly output: string
}

const require = createRequire(import.meta.url)
const inPackage = (name: string, path: string) => join(packageRoot(name), path)

/** A package's directory, also where its exports hide its package.json. */
function packageRoot(name: string): string {
  const found = require.resolve.paths(name)?.map((directory) => join(directory, name, 'package.json'))
  for (const path of found ?? []) {
    try {
      return dirname(require.resolve(path))
    } catch {
      // The next directory up may have it.
    }
  }
  throw new Error(`${name} is not installed`)
}

/** Ours, and what one would take instead. */
export const generators: readonly Generator[] = [
  {
    name: 'this generator',
    makes: 'types, zod, routes, handlers, decoding',
    args: [
      fileURLToPath(new URL('../../../codegen/src/cli.ts', import.meta.url)),
      'openapi.json',
      '--out',
      'ours',
      '--source',
      'spec/',
    ],
    output: 'ours',
  },
  {
    name: 'openapi-typescript',
    makes: 'types',
    args: [inPackage('openapi-typescript', 'bin/cli.js'), 'openapi.json', '--output', 'openapi-typescript/paths.d.ts'],
    output: 'openapi-typescript',
  },
  {
    name: '@hey-api/openapi-ts',
    makes: 'types, zod',
    args: [
      inPackage('@hey-api/openapi-ts', 'bin/run.js'),
      '--input',
      'openapi.json',
      '--output',
      'hey-api',
      '--plugins',
      '@hey-api/typescript',
      'zod',
    ],
    output: 'hey-api',
  },
]
