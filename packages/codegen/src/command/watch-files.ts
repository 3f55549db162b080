import { existsSync, type FSWatcher, watch } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UnreadableDocument } from '../read/parse-file.ts'

/** Events within this time count as one change, because editors and bundlers write in steps. */
const settleMs = 15

/**
 * Processes files. Calls `willRead` with the files that it is about to read, so that no change of them is missed.
 *
 * @returns the paths of all files that it read
 */
type Run = (willRead: (paths: readonly string[]) => void) => Promise<readonly string[]>

/** Files that are watched. */
export interface Watching {
  /** Is resolved after the first run. */
  readonly ready: Promise<void>
  /** Ends it. */
  close(): void
}

/**
 * Calls `run` now and after each change of a file that the last run read, one call at a time. Watches directories, because
 * editors replace files.
 *
 * @param paths those that are watched even if they cannot be read: of the config file, or of the document and its overlays
 * @throws UnreadableDocument if a directory cannot be watched
 */
export function watchFiles(paths: readonly string[], run: Run): Watching {
  const watchers = new Map<string, FSWatcher>()
  const own = paths.map((path) => resolve(path))
  let files = new Set(own)
  let isFollowing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  // Watch before the first run, so that no change after its output is missed.
  let running = Promise.resolve()
  const enqueue = () => {
    running = running.then(async () => {
      const read = await run(add)
      files = new Set([...own, ...read.map((path) => resolve(path))])
      follow()
    })
  }
  const add = (more: readonly string[]) => {
    files = new Set([...files, ...more.map((path) => resolve(path))])
    follow()
  }
  const follow = () => {
    const directories = new Set([...files].map((file) => dirname(file)))
    for (const [directory, watcher] of watchers) {
      if (directories.has(directory)) continue
      watcher.close()
      watchers.delete(directory)
    }
    for (const directory of directories) {
      // One of a document that does not exist: the run has reported it.
      if (isClosed || watchers.has(directory) || (isFollowing && !existsSync(directory))) continue
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
  isFollowing = true
  enqueue()
  return {
    ready: running,
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
