import { watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** Within this time several events are one change: editors and bundlers write in steps. */
const settleMs = 15

/** Calls `run` after each change of the file, one call at a time. Its directory is watched, as files get replaced. */
export function watchDocument(path: string, run: () => Promise<unknown>): { close(): void } {
  const file = resolve(path)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve<unknown>(undefined)
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, settleMs)
  })
  return {
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
