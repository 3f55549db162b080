import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const channelEntry = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

// Halves what a start costs; it is about compiling alone.
const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/compile', import.meta.url))

export interface Outcome {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as an operator would, in a process of its own that knows nothing but the given environment. */
export async function runChannel(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [channelEntry, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status: status as number, stdout, stderr }
}

/** Runs a command with `--json` and gives what it printed, which must be one line of JSON and nothing else. */
export async function runJson<Result>(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Result> {
  const { status, stdout, stderr } = await runChannel([...args, '--json'], environment)
  if (status !== 0 || stderr !== '') throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  if (!/^[^\n]+\n$/.test(stdout)) throw new Error(`${args.join(' ')} printed more than one line: ${stdout}`)
  return JSON.parse(stdout) as Result
}
