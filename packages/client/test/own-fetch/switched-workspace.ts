import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../../scripts/command/paths.ts'
import { copySources } from '../../../../scripts/dev/copy-workspace.ts'

const execute = promisify(execFile)
const removed = ['openapi-fetch', 'openapi-typescript']
const readme = 'packages/client/src/own-fetch/README.md'

/** A copy of the workspace where neither openapi-fetch nor openapi-typescript is installed, switched as documented. */
export class SwitchedWorkspace {
  readonly directory: string

  constructor(directory: string) {
    this.directory = directory
  }

  static async create(): Promise<SwitchedWorkspace> {
    const workspace = new SwitchedWorkspace(await realpath(await mkdtemp(join(tmpdir(), 'own-fetch-'))))
    const folders = await copySources(workspace.directory)
    for (const folder of ['', ...folders]) await workspace.#linkPackages(folder)
    await workspace.#followReadme()
    return workspace
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.directory, file), text)
  }

  /** Runs a program of the workspace. @throws Error with what it printed */
  async run(program: string, ...args: string[]): Promise<string> {
    // The variables of this test run are not for another one.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
    const env = { ...Object.fromEntries(own), NO_COLOR: '1', FORCE_COLOR: undefined }
    const path = join(this.directory, 'node_modules/.bin', program)
    try {
      return (await execute(path, args, { cwd: this.directory, env, maxBuffer: 2 ** 26 })).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    }
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true })
  }

  /** Links the installed packages one by one; those of the workspace are the copies. */
  async #linkPackages(folder: string): Promise<void> {
    const modules = join(root, folder, 'node_modules')
    const names = await readdir(modules).catch(() => [])
    for (const name of names) {
      const isScope = name.startsWith('@')
      const entries = isScope ? (await readdir(join(modules, name))).map((each) => join(name, each)) : [name]
      for (const entry of entries.filter((each) => !removed.includes(each))) {
        const path = join(this.directory, folder, 'node_modules', entry)
        await mkdir(dirname(path), { recursive: true })
        await symlink(await this.#copyOf(join(modules, entry)), path)
      }
    }
  }

  async #copyOf(installed: string): Promise<string> {
    const path = await realpath(installed)
    const name = relative(root, path)
    return /^(?:packages|apps)\/[^/]+$/.test(name) ? join(this.directory, name) : path
  }

  /** Replaces the files that the README shows: their names come before their contents. */
  async #followReadme(): Promise<void> {
    const text = await readFile(join(root, readme), 'utf8')
    const steps = [...text.matchAll(/`([\w/.-]+)` becomes:\n\n {3}```ts\n(.*?)\n {3}```/gs)]
    if (steps.length !== 2) throw new Error(`${readme} does not show two files.`)
    for (const [, file = '', content = ''] of steps) await this.write(file, `${content.replaceAll(/^ {3}/gm, '')}\n`)
  }
}
