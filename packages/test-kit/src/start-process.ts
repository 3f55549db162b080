import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A child process: a server, or a program that works on request. `await using` stops it and waits until it has ended. */
export interface RunningProcess extends AsyncDisposable {
  /** `http://127.0.0.1:43211`; empty if it is no server. */
  readonly url: string
  /** Empty unless the program is the whole service. */
  readonly dataDirectory: string
  readonly pid: number
  /** Sends an order to a program that works on request, and resolves to its result and its duration. */
  run<Result = undefined>(order?: unknown): Promise<{ readonly result: Result; readonly seconds: number }>
}

/** A program with its settings in addition to the environment of this process. */
export interface Program {
  /** Relative to the repository: `apps/api/src/main.ts`. */
  readonly entry: string
  readonly environment?: NodeJS.ProcessEnv
  /** Command-line arguments. */
  readonly args?: readonly string[]
  /** Whether it has its own process group, so that Ctrl-C reaches only this process. */
  readonly detached?: boolean
  /** Receives what it prints on standard error, as it comes. */
  readonly onStderr?: (text: string) => void
}

interface Message {
  readonly type?: string
  readonly url?: string
  readonly dataDirectory?: string
  readonly result?: unknown
  readonly seconds?: number
}

const root = new URL('../../../', import.meta.url)
// They only end what hangs: on a busy machine a process that starts in a second was seen to take 30.
const readyTimeoutMs = 300_000
const stopTimeoutMs = 120_000

/**
 * Starts a program and waits until it has said `{ type: 'ready', url }` over IPC.
 *
 * @throws Error naming the program, with its last output on standard error, if it ends early or is not ready in time
 */
export async function startProcess({ entry, environment, args, detached, onStderr }: Program): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL(entry, root)), args ?? [], {
    cwd: fileURLToPath(root),
    env: { ...process.env, ...environment },
    detached: detached ?? false,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
    onStderr?.(text)
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${entry} ended early. ${stderr.trim()}`)))
  ended.catch(() => undefined)
  const timer = setTimeout(() => child.kill('SIGKILL'), readyTimeoutMs)
  const ready = await Promise.race([messageOf(child, 'ready'), ended]).finally(() => clearTimeout(timer))
  return {
    url: ready.url ?? '',
    dataDirectory: ready.dataDirectory ?? '',
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
