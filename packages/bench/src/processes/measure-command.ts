import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endedChildrenCpuSeconds } from './cpu-seconds.ts'
import { readProcFile } from './read-proc-file.ts'
import { withDescendants } from './with-descendants.ts'

/** The cost of a command. */
export interface CommandCost {
  readonly exitCode: number
  /** CPU time of the process and all its descendants. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  /** The peak memory of the largest process. */
  readonly peakMegabytes: number
  /** The start of its output, both streams. */
  readonly output: string
}

const pollMs = 20

/** Runs a Node command and measures it. No other child may end meanwhile. Linux only. */
export async function measureCommand(
  args: readonly string[],
  directory: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<CommandCost> {
  const cpuBefore = endedChildrenCpuSeconds()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

function peakMegabytesOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readProcFile(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}
