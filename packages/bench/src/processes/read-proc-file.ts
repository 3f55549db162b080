import { readFileSync } from 'node:fs'

/** A file of /proc, or nothing: a process may end before its files are read. */
export function readProcFile(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
