import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewFile } from './media-store.ts'

/** A complete file, flushed to disk. */
export interface FinishedFile {
  readonly path: string
  readonly size: number
}

/**
 * Begins a file in a directory, which is created if missing.
 *
 * @param move moves the complete file to its destination
 */
export async function beginFile(
  directory: string,
  move: (file: FinishedFile, name: string) => Promise<void>,
): Promise<NewFile> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, randomUUID())
  const handle: FileHandle = await open(path, 'wx', 0o600)
  let size = 0
  let isOpen = true
  async function close(): Promise<void> {
    if (!isOpen) return
    isOpen = false
    await handle.close()
  }
  return {
    get size() {
      return size
    },
    async write(piece) {
      // A write may accept fewer bytes than it is given.
      for (let done = 0; done < piece.length; ) done += (await handle.write(piece, done)).bytesWritten
      size += piece.length
    },
    async save(name) {
      await handle.sync()
      await close()
      await move({ path, size }, name)
    },
    async discard() {
      await close()
      await rm(path, { force: true })
    },
  }
}

/**
 * Begins a file and removes it, so that a directory that cannot be written is found at the start and not by the first upload.
 *
 * @throws Error in one line
 */
export async function checkUnfinished(directory: string): Promise<void> {
  try {
    const file = await beginFile(directory, async () => undefined)
    await file.discard()
  } catch (error) {
    const { message } = error as Error
    throw new Error(`Files of messages cannot be written to ${directory}: ${message}`, { cause: error })
  }
}

/** Removes files that were begun too long ago to be still in progress. */
export async function sweepUnfinished(directory: string, olderThanMs: number): Promise<void> {
  for (const name of await namesIn(directory)) {
    const path = join(directory, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > olderThanMs) await rm(path, { force: true })
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
