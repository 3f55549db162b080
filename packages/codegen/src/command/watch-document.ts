import { watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { UnreadableDocument } from '../read/read-document.ts'

/** Within this time several events are one change: editors and bundlers write in steps. */
const settleMs = 15

/**
 * Calls `run` now and after each change of the file, one call at a time. Its directory is watched, as files get replaced.
 *
 * @throws UnreadableDocument where there is no such directory
 */
export function watchDocument(path: string, run: () => Promise<unknown>): void {
  const file = resolve(path)
  let timer: NodeJS.Timeout | undefined
  // Watching begins before the first run, so that no change after its output is missed.
  let running = Promise.resolve<unknown>(undefined)
  const enqueue = () => {
    running = running.then(run)
  }
  try {
    watch(dirname(file), (_event, name) => {
      if (name !== null && name !== basename(file)) return
      clearTimeout(timer)
      timer = setTimeout(enqueue, settleMs)
    })
  } catch (error) {
    throw new UnreadableDocument(`${path}: ${(error as Error).message}`)
  }
  enqueue()
}
