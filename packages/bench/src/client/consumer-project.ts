import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The compiler of the workspace, and the last one in JavaScript, which many projects still have. */
export const compilers = {
  'TypeScript 7': join(root, 'node_modules/typescript/bin/tsc'),
  'TypeScript 5.9': join(root, 'packages/bench/node_modules/typescript/bin/tsc'),
}

/** A project outside of the workspace that has the packed client. */
export class ConsumerProject {
  readonly #directory: string
  /** The declarations of the facade, with their examples. */
  readonly facade: string

  private constructor(directory: string, facade: string) {
    this.#directory = directory
    this.facade = facade
  }

  static async create(): Promise<ConsumerProject> {
    const directory = await mkdtemp(join(tmpdir(), 'bench-client-'))
    const client = join(directory, 'node_modules/@channel/client')
    await mkdir(client, { recursive: true })
    const tarball = join(directory, 'client.tgz')
    const packed = await measureCommand([join(root, 'scripts/pack-client.ts'), '--out', tarball], root)
    if (packed.exitCode !== 0) throw new Error(packed.output)
    const extract = `require('node:child_process').execFileSync('tar', ['xzf', '${tarball}', '--strip-components=1'])`
    await measureCommand(['-e', extract], client)
    const openapiFetch = await realpath(join(root, 'packages/client/node_modules/openapi-fetch'))
    await symlink(openapiFetch, join(directory, 'node_modules/openapi-fetch'))
    return new ConsumerProject(directory, await readFile(join(client, 'dist/generated/facade.d.ts'), 'utf8'))
  }

  /** Type-checks a program as a strict web application. @throws Error with what the compiler says */
  async compile(compiler: keyof typeof compilers, name: string, program: string): Promise<CommandCost> {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: true,
    }
    await writeFile(join(this.#directory, `${name}.ts`), program)
    const config = `tsconfig.${name}.json`
    await writeFile(join(this.#directory, config), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
    const cost = await measureCommand([compilers[compiler], '--project', config, '--pretty', 'false'], this.#directory)
    if (cost.exitCode !== 0) throw new Error(`${name}.ts does not compile:\n${cost.output}`)
    return cost
  }

  async remove(): Promise<void> {
    await rm(this.#directory, { recursive: true, force: true })
  }
}
