import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { versions } from './versions.ts'

/** How a service gets this package. */
export interface PackageSource {
  /** What its package.json says: a version, or a file that is relative to it. */
  readonly specifier: string
  /** Installs the packages of the service. */
  readonly command: string
}

interface Manifest {
  readonly name: string
  /** No registry has a private package. */
  readonly private?: boolean
}

/**
 * How the service in a directory gets this package: as it was installed itself, from a registry or from a tarball.
 *
 * @param own the directory of this package
 */
export function packageSource(
  directory: string,
  own = fileURLToPath(new URL('../../', import.meta.url)),
): PackageSource {
  const manifest: Manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const file = tarballOf(manifest.name, own)
  const specifier = versions['@channel/codegen']
  const command = 'npm install'
  if (file !== undefined) {
    const path = relative(resolve(directory), file).replaceAll('\\', '/')
    return { specifier: `file:${path}`, command }
  }
  return { specifier, command: manifest.private ? `${command} PATH_TO/codegen.tgz` : command }
}

/** The tarball that npm has installed a package from. npm records it beside the package, also for npx. */
function tarballOf(name: string, own: string): string | undefined {
  const modules = join(own, ...name.split('/').map(() => '..'))
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return undefined
  const { packages = {} } = JSON.parse(readFileSync(record, 'utf8'))
  const { resolved = '' }: { resolved?: string } = packages[`node_modules/${name}`] ?? {}
  const file = resolve(modules, '..', resolved.replace(/^file:/, ''))
  return resolved.startsWith('file:') && existsSync(file) ? file : undefined
}
