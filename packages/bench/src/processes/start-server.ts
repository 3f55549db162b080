import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A server in a child process of the bench. */
export interface RunningServer {
  readonly name: string
  /** `http://127.0.0.1:43211`. */
  readonly url: string
  readonly pid: number
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>
}

/** A program with its settings in addition to the bench's environment. */
export interface ServerProgram {
  readonly name: string
  readonly entry: string
  readonly environment: Readonly<Record<string, string>>
  /** Command-line arguments. */
  readonly args?: readonly string[]
  /** Options for Node itself. */
  readonly nodeOptions?: readonly string[]
}

const readyTimeoutMs = 30_000
const stopTimeoutMs = 15_000

/**
 * Starts a server on a free port and waits until it has said `{ type: 'ready', url }` over IPC.
 *
 * @throws Error naming the server, with its last output on standard error, if it ends early or is not ready in time
 */
export async function startServer(program: ServerProgram): Promise<RunningServer> {
  const child = fork(program.entry, program.args ?? [], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...program.environment },
    execArgv: [...(program.nodeOptions ?? [])],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
  })
  const exited = once(child, 'exit')
  const url = await Promise.race([
    whenReady(child),
    exited.then(() => fail(`${program.name} ended before it was ready: ${stderr.trim()}`)),
    new Promise<string>((_, reject) => {
      setTimeout(
        () => reject(new Error(`${program.name} was not ready after 30 s. ${stderr.trim()}`)),
        readyTimeoutMs,
      ).unref()
    }),
  ]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { name: program.name, url, pid: child.pid as number, stop: () => stop(child, exited) }
}

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url !== undefined) resolve(message.url)
    })
  })
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  child.kill('SIGTERM')
  await exited
  clearTimeout(timer)
}

function fail(message: string): never {
  throw new Error(message)
}
