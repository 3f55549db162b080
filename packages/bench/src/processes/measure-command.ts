import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { endedChildrenCpuSeconds } from './cpu-seconds.ts'

/** What a command took. */
export interface CommandCost {
  readonly exitCode: number
  /** Of the process and everything that it started. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  /** The most memory that one of its processes held. */
  readonly peakMegabytes: number
  /** The beginning of what it wrote, both streams. */
  readonly output: string
}

const pollMs = 20

/** Runs a command of Node's and measures it; no other child may end meanwhile. Linux only. */
export async function measureCommand(args: readonly string[], directory: string): Promise<CommandCost> {
  const cpuBefore = endedChildrenCpuSeconds()
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(0, 4000)
    })
  }
  let peakMegabytes = 0
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, ...withDescendants(child.pid as number).map(peakMegabytesOf))
  }, pollMs)
  const [exitCode] = (await once(child, 'close')) as [number | null]
  clearInterval(timer)
  return {
    exitCode: exitCode ?? 1,
    cpuSeconds: endedChildrenCpuSeconds() - cpuBefore,
    wallSeconds: (performance.now() - started) / 1000,
    peakMegabytes,
    output,
  }
}

function withDescendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(withDescendants)]
}

function peakMegabytesOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/** A process may end between being found and being looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
