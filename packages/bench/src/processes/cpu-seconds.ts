import { readFileSync } from 'node:fs'

// What /proc counts in, whatever the kernel's own tick.
const ticksPerSecond = 100

/** The CPU time that a process has used so far, all its threads, user and system. Linux only. */
export function cpuSeconds(pid: number): number {
  const [user, system] = processTimes(String(pid))
  return (user + system) / ticksPerSecond
}

/** The CPU time of every child of this process that has ended and been waited for, with their own children. */
export function endedChildrenCpuSeconds(): number {
  const [, , user, system] = processTimes('self')
  return (user + system) / ticksPerSecond
}

function processTimes(pid: string): [number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The program's name, in parentheses, may hold blanks: the fields are counted from behind it, utime being the 12th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
  return [user as number, system as number, childrenUser as number, childrenSystem as number]
}
