import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkStream } from './check-stream.ts'
import { checkName, lengthOf, type MediaStore } from './media-store.ts'
import { beginFile, sweepUnfinished } from './unfinished-files.ts'

/** Stores files in a local directory, which is created with the first file. */
export function localStore(directory: string): MediaStore {
  const unfinished = join(directory, 'unfinished')
  const files = join(directory, 'files')

  function pathOf(name: string): string {
    checkName(name)
    // Subdirectories, because directories with a million entries are slow on many file systems.
    return join(files, name.slice(0, 2), name)
  }

  return {
    newFile: () =>
      beginFile(unfinished, async ({ path }, name) => {
        const target = pathOf(name)
        const isNew = (await mkdir(dirname(target), { recursive: true, mode: 0o700 })) !== undefined
        await rename(path, target)
        await syncDirectory(dirname(target))
        if (isNew) for (const parent of [files, directory]) await syncDirectory(parent)
      }),
    async open(name, part = {}) {
      try {
        const handle = await open(pathOf(name))
        const { size } = await handle.stat()
        return checkStream(handle.createReadStream(part.range), lengthOf({ size, ...part }) ?? size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    sweep: (olderThanMs) => sweepUnfinished(unfinished, olderThanMs),
    close: () => undefined,
  }
}

/** Without it, a power failure can undo a rename. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  await handle.sync().finally(() => handle.close())
}
