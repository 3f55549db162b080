import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Failure } from '../output/failure.ts'
import { requireNew } from '../output/new-file.ts'

/** A file of an export, as its manifest lists it. */
export interface ListedFile {
  /** Its path in the export. */
  readonly file: string
  /** The number of lines; null if it is no JSON Lines. */
  readonly rows: number | null
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/**
 * Writes a directory that only its owner may read, under another name until it is complete: an interrupted export is never taken for a
 * complete one.
 *
 * @param write fills the directory
 * @throws Failure if something has this path, or it cannot be written
 */
export async function writeNewDirectory(path: string, write: (directory: string) => Promise<void>): Promise<void> {
  await requireNew(path)
  const target = resolve(path)
  let unfinished: string | undefined
  try {
    await mkdir(dirname(target), { recursive: true })
    unfinished = await mkdtemp(join(dirname(target), `${basename(target)}.unfinished-`))
    await write(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
    throw new Failure(`${path} cannot be written: ${(error as Error).message}`)
  }
}

/** The files of JSON Lines in a directory: one for each kind of items. */
export class LineFiles {
  readonly #directory: string
  readonly #files = new Map<string, LineFile>()

  constructor(directory: string) {
    this.#directory = directory
  }

  async write(kind: string, items: readonly unknown[]): Promise<void> {
    const file = this.#files.get(kind) ?? (await openLines(join(this.#directory, `${kind}.jsonl`)))
    this.#files.set(kind, file)
    await file.write(items)
  }

  /** Closes the files, and makes sure that they are on the disk. */
  async close(): Promise<ListedFile[]> {
    const listed: ListedFile[] = []
    for (const [kind, file] of this.#files) listed.push({ file: `${kind}.jsonl`, ...(await file.close()) })
    return listed
  }
}

interface LineFile {
  write(items: readonly unknown[]): Promise<void>
  close(): Promise<Omit<ListedFile, 'file'>>
}

async function openLines(path: string): Promise<LineFile> {
  const handle: FileHandle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let [rows, size] = [0, 0]
  return {
    async write(items) {
      const bytes = Buffer.from(items.map((item) => `${JSON.stringify(item)}\n`).join(''))
      await handle.writeFile(bytes)
      hash.update(bytes)
      rows += items.length
      size += bytes.length
    },
    async close() {
      await handle.sync()
      await handle.close()
      return { rows, size, sha256: hash.digest('hex') }
    },
  }
}
