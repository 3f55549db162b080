import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The resident memory of a process, in bytes. Not every Linux has `ps`, and not every Unix has /proc. */
export function residentBytes(pid: number): number {
  if (process.platform !== 'linux') {
    return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  }
  const [, kibibytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
  return 1024 * Number(kibibytes)
}
