import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { runCommandLine } from '../../src/run-command-line.ts'

export const channelEntry = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Outcome {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command in a separate process with only the given environment. */
export async function spawnChannel(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [channelEntry, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status: status as number, stdout, stderr }
}

/**
 * Runs a command within this process: the same program and environment in a tenth of the time. Output and
 * environment are process-wide, so two calls must not overlap.
 */
export async function runChannel(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const printed = { stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => record('stdout', chunk)),
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => record('stderr', chunk)),
    // vitest replaces the console, which then does not write to these streams.
    vi.spyOn(console, 'log').mockImplementation((line) => void record('stdout', `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void record('stderr', `${line}\n`)),
  ]
  function record(stream: keyof typeof printed, chunk: unknown): boolean {
    printed[stream] += chunk
    return true
  }
  const { env, exitCode } = process
  process.env = { PATH: env.PATH, ...environment }
  try {
    const status = await runCommandLine(args)
    return { status, ...printed }
  } finally {
    process.env = env
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a command with `--json` and returns its output, which must be one line of JSON and nothing else. */
export async function runJson<Result>(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Result> {
  const { status, stdout, stderr } = await runChannel([...args, '--json'], environment)
  if (status !== 0 || stderr !== '') throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  if (!/^[^\n]+\n$/.test(stdout)) throw new Error(`${args.join(' ')} printed more than one line: ${stdout}`)
  return JSON.parse(stdout) as Result
}
