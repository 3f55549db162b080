import { randomUUID } from 'node:crypto'
import { link, rm, stat, writeFile } from 'node:fs/promises'
import { Failure } from './failure.ts'

/** @throws Failure if something has this path */
export async function requireNew(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found !== undefined) throw new Failure(`${path} exists already: give another path.`)
}

/**
 * Writes a file that only its owner may read: completely, or not at all.
 *
 * @throws Failure if it exists, or cannot be written
 */
export async function writeNewFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true })
    await link(unfinished, path)
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${(error as Error).message}`)
  } finally {
    await rm(unfinished, { force: true })
  }
}
