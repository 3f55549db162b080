import { type FSWatcher, watch } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UnreadableDocument } from '../read/parse-file.ts'

/** Events within this time count as one change, because editors and bundlers write in steps. */
const settleMs = 15

/**
 * Calls `run` now and after each change of a file that the last run read, one call at a time. Watches directories, because
 * editors replace files.
 *
 * @param paths those of the document and its overlays, which are watched even if they cannot be read
 * @param run processes them. @returns the paths of all files that it read
 * @throws UnreadableDocument if a directory cannot be watched
 */
export function watchDocument(paths: readonly string[], run: () => Promise<readonly string[]>): void {
  const watchers = new Map<string, FSWatcher>()
  const own = paths.map((path) => resolve(path))
  let files = new Set(own)
  let timer: NodeJS.Timeout | undefined
  // Watch before the first run, so that no change after its output is missed.
  let running = Promise.resolve()
  const enqueue = () => {
    running = running.then(async () => {
      files = new Set([...own, ...(await run())])
      follow()
    })
  }
  const follow = () => {
    const directories = new Set([...files].map((file) => dirname(file)))
    for (const [directory, watcher] of watchers) {
      if (directories.has(directory)) continue
      watcher.close()
      watchers.delete(directory)
    }
    for (const directory of directories) {
      if (watchers.has(directory)) continue
      const watcher = watch(directory, (_event, name) => {
        if (name !== null && !files.has(resolve(directory, name))) return
        clearTimeout(timer)
        timer = setTimeout(enqueue, settleMs)
      })
      watchers.set(directory, watcher)
    }
  }
  try {
    follow()
  } catch (error) {
    throw new UnreadableDocument(`${paths[0]}: ${(error as Error).message}`)
  }
  enqueue()
}
