import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const certificates = '/etc/ssl/certs/ca-certificates.crt'
/** What the base of the image has besides an empty root, as packages of Debian. */
const runtimePackages = ['libc6', 'libstdc++6', 'libgcc-s1']

/** Runs buildah with a storage of its own. */
export class Buildah {
  readonly #options: string[]

  /** @param directory an empty one */
  constructor(directory: string) {
    this.#options = ['--root', join(directory, 'storage'), '--runroot', join(directory, 'run')]
  }

  run(...args: string[]): string {
    const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
    const stdio = ['ignore', 'pipe', 'inherit'] as const
    return execFileSync('buildah', [...this.#options, ...args], { env, stdio: [...stdio], encoding: 'utf8' }).trim()
  }

  /** Makes an image of a directory. */
  commit(directory: string, image: string): void {
    const container = this.run('from', 'scratch')
    this.run('copy', '-q', container, directory, '/')
    this.run('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
    this.run('commit', '-q', container, image)
    this.run('rm', container)
  }
}

/** Makes a root of Debian with this machine's Node, npm and access to the registry: instead of an image from a registry of images. */
export function makeBuildRoot(root: string): void {
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', root], {
    stdio: 'ignore',
  })
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  const node = execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim()
  copyFileSync(node, join(root, 'usr/bin/node'))
  cpSync(npm, join(root, 'usr/lib/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/npm/bin/${name}-cli.js`, join(root, 'usr/bin', name))
  for (const file of [certificates, '/usr/etc/npmrc', '/usr/local/etc/npmrc', '/root/.npmrc']) {
    if (!existsSync(file)) continue
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
}

/** Makes a root with the libraries that Node needs, and no shell. */
export function makeRuntimeRoot(root: string, downloads: string): void {
  mkdirSync(downloads, { recursive: true })
  execFileSync('apt-get', ['download', '-q', ...runtimePackages], { cwd: downloads, stdio: 'ignore' })
  for (const file of readdirSync(downloads)) execFileSync('dpkg-deb', ['-x', join(downloads, file), root])
  for (const name of ['tmp', 'proc', 'etc/ssl/certs']) mkdirSync(join(root, name), { recursive: true })
  copyFileSync(certificates, join(root, certificates))
}
