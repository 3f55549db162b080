import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPackage } from '../../../../scripts/pack.ts'
import { NodeProject } from '../../../../scripts/package/test/node-project.ts'

/** A project that has only the packed client, and what its tests use, in a directory of its own. */
export class EmptyProject extends NodeProject {
  /** The packed client. */
  get tarball(): string {
    return join(this.directory, '../client.tgz')
  }

  /** Packs the client and installs it offline: its dependencies are packed as installed in the workspace. */
  static async create(): Promise<EmptyProject> {
    const parent = await mkdtemp(join(tmpdir(), 'client-project-'))
    const project = new EmptyProject(join(parent, 'project'))
    await mkdir(project.directory)
    await project.write('package.json', '{ "private": true, "type": "module" }')
    await packPackage('client', project.tarball)
    await project.useNode20()
    const dependencies = await project.npm('pack', '--silent', '--ignore-scripts', ...(await copyDependencies(parent)))
    const tarballs = dependencies.trim().split('\n')
    await project.npm('install', '--offline', '--no-audit', '--no-fund', project.tarball, ...tarballs)
    // Not installed: they have too many dependencies to pack them.
    for (const name of ['msw', '@tanstack/react-query', '@types/express', 'hono'])
      await project.link(name, installed(`../../node_modules/${name}`))
    await project.link('vitest', installed('../../../../node_modules/vitest'))
    return project
  }

  /** Makes a package available that is installed elsewhere, instead of another version of it. */
  async link(name: string, folder: string): Promise<void> {
    const path = join(this.directory, 'node_modules', name)
    await mkdir(dirname(path), { recursive: true })
    await rm(path, { recursive: true, force: true })
    await symlink(await realpath(folder), path)
  }

  /**
   * Installs programs from npm, beside the project: npm would remove from it what is linked. Their install scripts do
   * not run.
   *
   * @param packages names with versions
   * @returns the folder of the packages
   */
  async installTools(...packages: string[]): Promise<string> {
    const prefix = join(this.directory, '../tools')
    await this.npm(
      'install',
      '--prefix',
      prefix,
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      ...packages,
    )
    return join(prefix, 'node_modules')
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.directory, file), text)
  }

  async remove(): Promise<void> {
    await rm(dirname(this.directory), { recursive: true, force: true })
  }
}

/** The absolute path of an installed package. @param path relative to this folder */
function installed(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Copies them, because pnpm links equal files to each other, and npm installs no links. */
async function copyDependencies(parent: string): Promise<string[]> {
  const openapiFetch = await realpath(installed('../../node_modules/openapi-fetch'))
  const folders = [openapiFetch, join(openapiFetch, '../openapi-typescript-helpers')]
  return Promise.all(
    folders.map(async (folder) => {
      const copy = join(parent, basename(folder))
      await cp(folder, copy, { recursive: true, dereference: true })
      return copy
    }),
  )
}
