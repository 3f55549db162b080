import { createHash } from 'node:crypto'
import { access, constants, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'

/**
 * The content of `database.json` in the data directory. Other commands use it to find the database that `start`
 * runs.
 */
export interface DatabasePointer {
  /** The cluster's directory. */
  readonly home: string
  /** Valid while the server runs. */
  readonly url?: string
  /** The process that started the server. */
  readonly owner?: number
}

const pointerName = 'database.json'

/**
 * Creates the data directory if it is missing, and checks that it is usable. Its parent must exist: an unmounted
 * disk must not look like an empty database.
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
    if (code === 'ENOENT') throw unusable(await reasonNotCreated(path), error)
    if (code === 'ENOTDIR') throw unusable(`${dirname(path)} is not a directory`, error)
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

/** Some file systems, such as /proc, report ENOENT where no files can be created. */
async function reasonNotCreated(path: string): Promise<string> {
  const parent = dirname(path)
  const parentExists = await stat(parent).then(
    () => true,
    () => false,
  )
  return parentExists ? `it cannot be created in ${parent}` : `${parent} does not exist`
}

/** Undefined if it is missing or damaged. */
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

/** Replaced atomically, so that a reader never sees half of it. */
export async function writePointer(dataDirectory: string, pointer: DatabasePointer): Promise<void> {
  const path = join(dataDirectory, pointerName)
  const next = `${path}.${process.pid}`
  await writeFile(next, `${JSON.stringify(pointer, null, 2)}\n`, { mode: 0o600 })
  await rename(next, path)
}

/**
 * The cluster's directory: in the data directory or, for root, in the system directory, because the server's user
 * must be able to enter it and a checkout may be in root's home. There its name is a hash of the data directory's
 * path, unless the pointer has the name from before the data directory was moved.
 */
export function homeOf(
  dataDirectory: string,
  systemDirectory: string | undefined,
  pointer: DatabasePointer | undefined,
): string {
  if (systemDirectory === undefined) return join(dataDirectory, 'postgres')
  // Accepts only a name directly below the system directory: root must not write to any other path in the pointer.
  if (
    pointer !== undefined &&
    dirname(pointer.home) === systemDirectory &&
    /^[0-9a-f]{16}$/.test(basename(pointer.home))
  ) {
    return pointer.home
  }
  return join(systemDirectory, createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16))
}
