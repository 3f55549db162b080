import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from '../../../../scripts/command/paths.ts'

const run = promisify(execFile)
const noNpmOfOurs = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)))

/** An example in an empty directory, beside a packed generator as in the repository. */
export class InstalledExample {
  readonly directory: string
  #env: NodeJS.ProcessEnv = {}
  #service: ChildProcess | undefined

  private constructor(directory: string) {
    this.directory = directory
  }

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
    example.useNode(process.execPath)
    await example.npm('install', '--prefer-offline', '--no-audit', '--no-fund')
    return example
  }

  /** From now on `node` is this one. */
  useNode(node: string): void {
    this.#env = { ...noNpmOfOurs, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  }

  /** Runs npm in the example. @throws Error with what it printed */
  async npm(...args: string[]): Promise<string> {
    return this.#run('npm', args)
  }

  /** Gets a Node that the machine does not have. @returns its path */
  async installNode(version: string): Promise<string> {
    const name = `node-${process.platform}-${process.arch}`
    // Not beside the example's programs, where npm would find it before any other.
    const prefix = join(this.directory, '../node')
    await this.npm('install', '--prefix', prefix, '--no-audit', '--no-fund', `${name}@${version}`)
    return join(prefix, 'node_modules', name, 'bin/node')
  }

  async #run(program: string, args: string[]): Promise<string> {
    try {
      return (await run(program, args, { cwd: this.directory, env: this.#env })).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${program} ${args.join(' ')}: ${(error as Error).message}\n${stdout}${stderr}`)
    }
  }

  /** Starts the service on a free port. @returns its address */
  async start(): Promise<string> {
    const service = spawn('node', ['service.js'], {
      cwd: this.directory,
      env: { ...this.#env, PORT: '0' },
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
