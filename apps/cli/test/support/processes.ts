import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The direct and indirect child processes of a process. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = await readParents()
  const found: number[] = []
  const visit = (parent: number): void => {
    for (const [child, itsParent] of parents) {
      if (itsParent !== parent) continue
      found.push(child)
      visit(child)
    }
  }
  visit(pid)
  return found
}

/**
 * The one descendant whose command line contains `part`. Others may end during the search: PostgreSQL starts
 * short-lived processes.
 */
export async function descendantNaming(pid: number, part: string): Promise<number> {
  for (const each of await descendantsOf(pid)) {
    const command = await readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(part)) return each
  }
  throw new Error(`no descendant of process ${pid} names ${part} in its command line`)
}

/** Whether a process is running. A zombie is not. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readParents()).has(pid)
}

/** pid → pid of the parent. Not every Linux has `ps`, and not every Unix has /proc. */
async function readParents(): Promise<Map<number, number>> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
    return new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]),
    )
  }
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The command's name is in parentheses and may contain anything; state and parent follow it.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (stat !== '' && state !== 'Z') parents.set(Number(name), Number(parent))
  }
  return parents
}
