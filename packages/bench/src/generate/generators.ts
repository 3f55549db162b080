import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { builtGenerator } from './built-generator.ts'

/** A program that generates code from `openapi.json` in its working directory. */
export interface Generator {
  readonly name: string
  /** The parts of a service that it generates, for comparison. */
  readonly makes: string
  readonly args: readonly string[]
  /** Its output directory, relative to the working directory. */
  readonly output: string
}

const require = createRequire(import.meta.url)
const inPackage = (name: string, path: string) => join(packageRoot(name), path)

/** The directory of a package, even if its exports hide its package.json. */
function packageRoot(name: string): string {
  const found = require.resolve.paths(name)?.map((directory) => join(directory, name, 'package.json'))
  for (const path of found ?? []) {
    try {
      return dirname(require.resolve(path))
    } catch {
      // A parent directory may have it.
    }
  }
  throw new Error(`${name} is not installed`)
}

/** This generator and its alternatives. */
export const generators: readonly Generator[] = [
  {
    name: 'this generator',
    makes: 'types, zod, routes, handlers, decoding',
    args: [builtGenerator, 'openapi.json', '--out', 'ours', '--source', 'spec/'],
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
