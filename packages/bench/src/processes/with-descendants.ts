import { readProcFile } from './read-proc-file.ts'

/** The ids of a process and all its descendants that run. Linux only. */
export function withDescendants(pid: number): number[] {
  const children = readProcFile(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(withDescendants)]
}
