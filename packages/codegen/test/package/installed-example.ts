import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../../../scripts/command/paths.ts'
import { NodeProject } from '../../../../scripts/package/test/node-project.ts'

/** An example in an empty directory, beside a packed generator as in the repository. */
export class InstalledExample extends NodeProject {
  #service: ChildProcess | undefined

  /** Copies what is committed of the example; `npm install` takes the rest from the registry. */
  static async install(name: string, tarball: string): Promise<InstalledExample> {
    const parent = await mkdtemp(join(tmpdir(), 'codegen-example-'))
    const directory = join(parent, 'examples', name)
    await mkdir(join(parent, 'dist'))
    await cp(tarball, join(parent, 'dist/codegen.tgz'))
    for (const file of ['.npmrc', 'package.json', 'service.ts', 'tsconfig.json']) {
      await cp(join(root, 'examples', name, file), join(directory, file))
    }
    const example = new InstalledExample(directory)
    await example.npm('install', '--prefer-offline', '--no-audit', '--no-fund')
    return example
  }

  /** Starts the service on a free port. @returns its URL */
  async start(): Promise<string> {
    const service = spawn('node', ['service.js'], {
      cwd: this.directory,
      env: { ...this.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#service = service
    for await (const line of createInterface({ input: service.stdout })) {
      const port = /^Listening on (\d+)$/.exec(line)?.[1]
      if (port !== undefined) return `http://localhost:${port}`
    }
    throw new Error('The service ended.')
  }

  async stop(): Promise<void> {
    const service = this.#service
    this.#service = undefined
    if (service === undefined || service.exitCode !== null) return
    service.kill()
    await once(service, 'exit')
  }
}
