import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from '../../../../scripts/command/paths.ts'
import { NodeProject } from '../../../../scripts/package/test/node-project.ts'
import { versions } from '../../src/service/versions.ts'

const packageDirectory = join(root, 'packages/codegen')
const ofThisPackage = ['@asteasolutions/zod-to-openapi', 'js-tokens', 'js-yaml', 'json-p3']
const ofWorkspace = ['@types/node', 'typescript', 'vitest']

/** A directory whose packages are the packed generator and, instead of an installation, those of the workspace. */
export class InstalledService extends NodeProject {
  #server: ChildProcess | undefined
  #lines: AsyncIterator<string> | undefined

  static async link(directory: string, tarball: string): Promise<InstalledService> {
    const modules = join(directory, 'node_modules')
    const own = join(modules, '@channel/codegen')
    await mkdir(own, { recursive: true })
    await promisify(execFile)('tar', ['-xzf', tarball, '-C', own, '--strip-components=1'])
    for (const name of [...Object.keys(versions), ...ofThisPackage]) {
      if (name === '@channel/codegen') continue
      const path = join(modules, name)
      await mkdir(dirname(path), { recursive: true })
      await symlink(join(ofWorkspace.includes(name) ? root : packageDirectory, 'node_modules', name), path)
    }
    return new InstalledService(directory)
  }

  /** Runs the command `openapi-hono` of the package. @returns its standard output */
  command(...args: string[]): Promise<string> {
    return this.run('node', join(this.directory, 'node_modules/@channel/codegen/dist/cli.js'), ...args)
  }

  /** Runs a program of a package. */
  tool(path: string, ...args: string[]): Promise<string> {
    return this.run('node', join(this.directory, 'node_modules', path), ...args)
  }

  /** Starts the server on a free port. @returns its address */
  start(file: string): Promise<string> {
    return this.startBy('node', file)
  }

  /** Starts the server by a command. @returns its address */
  startBy(command: string, ...args: string[]): Promise<string> {
    const env = { ...this.env, PORT: '0' }
    const server = spawn(command, args, { cwd: this.directory, env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#server = server
    this.#lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]()
    return this.nextAddress()
  }

  /** The address of the server when it has started, or started again. */
  async nextAddress(): Promise<string> {
    for (;;) {
      const line = await this.#lines?.next()
      if (line === undefined || line.done) throw new Error('The server ended.')
      const [, address] = /^Listening on (\S+)$/.exec(line.value) ?? []
      if (address !== undefined) return address
    }
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined || server.exitCode !== null) return
    server.kill()
    await once(server, 'exit')
  }
}
