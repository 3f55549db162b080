import { readFile, rename, writeFile } from 'node:fs/promises'
import { Failure } from '../output/failure.ts'

/** Where a listener continues: a file with the cursor of the last page that was processed. */
export interface CursorFile {
  /** Undefined before the first run. */
  readonly cursor: string | undefined
  save(cursor: string): Promise<void>
}

/** @throws Failure if the file exists and cannot be read */
export async function openCursorFile(path: string): Promise<CursorFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Failure(`The cursor cannot be read from ${path}: ${error.message}`)
  })
  return {
    cursor: text.trim() || undefined,
    async save(cursor) {
      // Never half of a cursor, whenever the process is killed.
      await writeFile(`${path}.new`, `${cursor}\n`, { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
  }
}
