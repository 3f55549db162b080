import { readFileSync } from 'node:fs'

/** The current and the peak resident memory of a process, in megabytes. Linux only. */
export function residentMegabytes(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  const read = (name: string) => (Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
