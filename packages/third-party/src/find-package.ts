import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** An installed package that is not of this workspace. */
export interface InstalledPackage {
  readonly directory: string
  /** Its package.json. */
  readonly manifest: Manifest
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: unknown
  readonly [field: string]: unknown
}

/**
 * The package of a module, by the bundler's id of it.
 *
 * @returns undefined for a module of this workspace or of the bundler itself
 */
export function findPackage(id: string): InstalledPackage | undefined {
  const file = id.replace(/^\0+/, '').replace(/\?.*$/s, '')
  if (!/[\\/]node_modules[\\/]/.test(file)) return undefined
  for (let directory = dirname(file); basename(directory) !== 'node_modules'; directory = dirname(directory)) {
    const manifest = readManifest(directory)
    // A package may have more of them, which only set the type of modules.
    if (manifest?.name !== undefined && manifest.version !== undefined) return { directory, manifest }
  }
  return undefined
}

const read = new Map<string, Manifest | undefined>()

function readManifest(directory: string): Manifest | undefined {
  if (!read.has(directory)) read.set(directory, parse(join(directory, 'package.json')))
  return read.get(directory)
}

function parse(path: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
