import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A child process of the bench: a server, or a program that works on request. `await using` stops it and waits until it has ended. */
export interface RunningProcess {
  /** `http://127.0.0.1:43211`; empty if it is no server. */
  readonly url: string
  readonly pid: number
  /** Sends an order to a program, and resolves to its result and its duration. See `runOnRequest`. */
  run<Result = undefined>(order?: unknown): Promise<{ readonly result: Result; readonly seconds: number }>
  [Symbol.asyncDispose](): Promise<void>
}

/** A program with its settings in addition to the bench's environment. */
export interface Program {
  /** Relative to the repository: `apps/api/src/main.ts`. */
  readonly entry: string
  readonly environment?: Readonly<Record<string, string>>
  /** Command-line arguments. */
  readonly args?: readonly string[]
}

interface Message {
  readonly type?: string
  readonly url?: string
  readonly result?: unknown
  readonly seconds?: number
}

const root = new URL('../../../../', import.meta.url)
const readyTimeoutMs = 30_000
const stopTimeoutMs = 15_000

/**
 * Starts a program, a server on a free port, and waits until it has said `{ type: 'ready', url }` over IPC.
 *
 * @throws Error naming the program, with its last output on standard error, if it ends early or is not ready in time
 */
export async function startProcess({ entry, environment = {}, args = [] }: Program): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL(entry, root)), args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${entry} ended early. ${stderr.trim()}`)))
  ended.catch(() => undefined)
  const timer = setTimeout(() => child.kill('SIGKILL'), readyTimeoutMs)
  const { url = '' } = await Promise.race([messageOf(child, 'ready'), ended])
  clearTimeout(timer)
  return {
    url,
    pid: child.pid as number,
    async run<Result>(order: unknown = 'go') {
      const done = messageOf(child, 'done')
      child.send(order as object)
      const { result, seconds = Number.NaN } = await Promise.race([done, ended])
      return { result: result as Result, seconds }
    },
    async [Symbol.asyncDispose]() {
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      child.kill('SIGTERM')
      await ended.catch(() => clearTimeout(timer))
    },
  }
}

function messageOf(child: ChildProcess, type: string): Promise<Message> {
  return new Promise((resolve) => {
    child.on('message', function listen(message: Message) {
      if (message.type !== type) return
      child.off('message', listen)
      resolve(message)
    })
  })
}
