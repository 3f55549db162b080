import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

// An editor saves in several steps, which count as one change.
const settleMs = 20

/** Calls `onChange` after each change of a file in these folders of the workspace whose path matches. */
export function watchFolders(folders: readonly string[], matching: RegExp, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !matching.test(join(folder, name))) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    })
  }
}
