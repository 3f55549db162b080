import { execFile } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findNode } from './find-node.ts'

const execute = promisify(execFile)
const environmentWithoutNpm = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)),
)

/** A project outside of the workspace, like that of a package's user. */
export class NodeProject {
  readonly directory: string
  protected env: NodeJS.ProcessEnv = {}

  constructor(directory: string) {
    this.directory = directory
    this.useNode(process.execPath)
  }

  /** Uses this Node from now on. */
  useNode(node: string): void {
    this.env = { ...environmentWithoutNpm, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  }

  /** Uses Node 20 from now on. Installs it if the machine does not have it. */
  async useNode20(): Promise<void> {
    this.useNode(findNode(20) ?? (await this.#installNode('20.20.2')))
  }

  /** Runs npm in the project. @throws Error with its output */
  async npm(...args: string[]): Promise<string> {
    return this.run('npm', ...args)
  }

  /** Runs a program in the project. @returns its standard output @throws Error with all its output */
  async run(program: string, ...args: string[]): Promise<string> {
    try {
      return (await execute(program, args, { cwd: this.directory, env: this.env })).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${program} ${args.join(' ')}: ${(error as Error).message}\n${stdout}${stderr}`)
    }
  }

  async #installNode(version: string): Promise<string> {
    const name = `node-${process.platform}-${process.arch}`
    // Not beside the project's programs, where npm would find it before any other.
    const prefix = join(this.directory, '../node')
    await this.npm('install', '--prefix', prefix, '--no-audit', '--no-fund', `${name}@${version}`)
    return join(prefix, 'node_modules', name, 'bin/node')
  }
}
