import { readFileSync } from 'node:fs'
import { readProcFile } from './read-proc-file.ts'
import { withDescendants } from './with-descendants.ts'

// The unit of /proc, whatever the kernel's own tick.
const ticksPerSecond = 100

/** The CPU time of a process so far, over all threads, user and system. Linux only. */
export function cpuSeconds(pid: number): number {
  const [user, system] = processTimes(String(pid))
  return (user + system) / ticksPerSecond
}

/** The same of a process with one thread, such as a server process of PostgreSQL, to the nanosecond; 0 if it has ended. */
export function threadCpuSeconds(pid: number): number {
  return Number(readProcFile(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e9
}

/** The CPU time of a process, of all its children and of those that have ended: of the first process of PostgreSQL, that of the server. */
export function familyCpuSeconds(pid: number): number {
  const [, ...children] = withDescendants(pid)
  const own = processTimes(String(pid)).reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
  return children.reduce((sum, child) => sum + threadCpuSeconds(child), own)
}

/** The first process of a server, of which a process is a child. */
export function parentOf(pid: number): number {
  return Number(readProcFile(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1])
}

/** The CPU time of all children of this process that have ended and been reaped, including their own children. */
export function endedChildrenCpuSeconds(): number {
  const [, , user, system] = processTimes('self')
  return (user + system) / ticksPerSecond
}

function processTimes(pid: string): [number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The program's name, in parentheses, may contain blanks, so fields are counted after it; utime is the 12th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
  return [user as number, system as number, childrenUser as number, childrenSystem as number]
}
