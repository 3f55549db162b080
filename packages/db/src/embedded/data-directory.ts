import { createHash } from 'node:crypto'
import { access, constants, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'

/** What `database.json` in the data directory says: how other commands find the database that `start` runs. */
export interface DatabasePointer {
  /** The cluster's directory. */
  readonly home: string
  /** Works while the server runs. */
  readonly url?: string
  /** The process that started the server. */
  readonly owner?: number
}

const pointerName = 'database.json'

/**
 * Makes the data directory if only it is missing, and tells whether it can be used. Its parent must be there: a disk that
 * is not mounted must not look like an empty database.
 *
 * @returns its real path
 * @throws EmbeddedDatabaseError
 */
export async function prepareDataDirectory(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  const unusable = (why: string, cause?: unknown) =>
    new EmbeddedDatabaseError('data-directory', `The data directory ${path} cannot be used: ${why}.`, { cause })
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw unusable(await whyNotMade(path), error)
    if (code === 'ENOTDIR') throw unusable(`${dirname(path)} is no directory`, error)
    if (code !== 'EEXIST') throw unusable(messageOf(error), error)
  }
  const found = await stat(path).catch((error: unknown) => {
    throw unusable(messageOf(error), error)
  })
  if (!found.isDirectory()) throw unusable('it is a file')
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw unusable('it is not writable', error)
  })
  return realpath(path)
}

/** Some file systems, such as /proc, say ENOENT where they let nobody create anything. */
async function whyNotMade(path: string): Promise<string> {
  const parent = dirname(path)
  const isThere = await stat(parent).then(
    () => true,
    () => false,
  )
  return isThere ? `it cannot be created in ${parent}` : `${parent} does not exist`
}

/** Undefined when there is none; a damaged one counts as none. */
export async function readPointer(dataDirectory: string): Promise<DatabasePointer | undefined> {
  const text = await readFile(join(dataDirectory, pointerName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
    throw new EmbeddedDatabaseError(
      'data-directory',
      `${join(dataDirectory, pointerName)} cannot be read: ${messageOf(error)}.`,
      {
        cause: error,
      },
    )
  })
  try {
    const read = JSON.parse(text) as DatabasePointer
    return typeof read.home === 'string' ? read : undefined
  } catch {
    return undefined
  }
}

/** Replaced as a whole, so that a reader never sees half of it. */
export async function writePointer(dataDirectory: string, pointer: DatabasePointer): Promise<void> {
  const path = join(dataDirectory, pointerName)
  const next = `${path}.${process.pid}`
  await writeFile(next, `${JSON.stringify(pointer, null, 2)}\n`, { mode: 0o600 })
  await rename(next, path)
}

/**
 * Where the cluster lives: in the data directory, or, for root, in the system's directory, since the server's user has to
 * reach it and a checkout may lie in root's home. There its name comes from the data directory's path, unless the pointer
 * remembers one from before the data directory was moved.
 */
export function homeOf(
  dataDirectory: string,
  systemDirectory: string | undefined,
  pointer: DatabasePointer | undefined,
): string {
  if (systemDirectory === undefined) return join(dataDirectory, 'postgres')
  // Only a name below the system's directory: what else the pointer says is no reason to write there as root.
  if (
    pointer !== undefined &&
    dirname(pointer.home) === systemDirectory &&
    /^[0-9a-f]{16}$/.test(basename(pointer.home))
  ) {
    return pointer.home
  }
  return join(systemDirectory, createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16))
}
