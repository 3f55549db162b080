import { fork } from 'node:child_process'
import { finished } from 'node:stream/promises'
import { Failure } from '../output/failure.ts'

/** The IPC message of a service that is ready. */
export interface ReadyMessage {
  readonly type: 'ready'
  readonly url?: string
}

/** A service in a separate process. It ends itself when its supervisor is gone. */
export interface ChildService {
  /**
   * Rejects with an {@link EarlyEnd} if the process ends before it is ready, and with a Failure if it takes too
   * long.
   */
  readonly ready: Promise<ReadyMessage>
  /** Resolves with a one-line description when the process has ended. */
  readonly ended: Promise<string>
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** How to start a service. */
export interface ChildCommand {
  /** The name in messages, such as `The API`. */
  readonly name: string
  readonly entry: string
  readonly environment: NodeJS.ProcessEnv
  readonly args?: readonly string[]
}

/** A service ended before it was ready. */
export class EarlyEnd extends Failure {
  /**
   * Whether the service itself reported the reason in one line, such as an invalid setting. Another start would
   * fail too.
   */
  readonly isExplained: boolean

  constructor(message: string, options: { isExplained: boolean; cause?: string }) {
    super(message, { cause: options.cause })
    this.isExplained = options.isExplained
  }
}

const readyTimeoutMs = 60_000

/**
 * Starts a service in a separate process group: Ctrl-C reaches only the supervisor, which ends the services in
 * order.
 *
 * @param isRestart a restarted service has no time limit (it may wait for the database), and its output goes to
 *   standard error. At the first start, output before it is ready becomes the reason of its failure.
 */
export function startChildService(
  { name, entry, environment, args = [] }: ChildCommand,
  { isRestart = false } = {},
): ChildService {
  const child = fork(entry, args, {
    env: environment,
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: Buffer[] = []
  const forwardOutput = () => {
    const early = Buffer.concat(printed.splice(0))
    if (early.length > 0) process.stderr.write(early)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.removeAllListeners('data')
      stream?.pipe(process.stderr, { end: false })
    }
  }
  if (isRestart) forwardOutput()
  else for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))

  let wasKilled = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} cannot be started: ${error.message}`))
    // Not `close`, which is never emitted once one side has closed the IPC channel.
    child.once('exit', (code, signal) => {
      wasKilled = signal !== null
      const read = [child.stdout, child.stderr].map((stream) => stream && finished(stream))
      void Promise.allSettled(read).then(() => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
    })
  })

  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    const tooLate = () => reject(new Failure(`${name} was not ready within ${readyTimeoutMs / 1000} s.`))
    const timer = isRestart ? undefined : setTimeout(tooLate, readyTimeoutMs)
    child.on('message', (message: ReadyMessage) => {
      if (message?.type !== 'ready') return
      clearTimeout(timer)
      if (!isRestart) forwardOutput()
      resolve(message)
    })
    void ended.then((how) => {
      clearTimeout(timer)
      reject(earlyEnd(how, Buffer.concat(printed).toString().trim(), wasKilled))
    })
  })
  // A caller that awaits `ready` gets the failure. Without a caller, after a stop, it must not be an unhandled
  // rejection.
  ready.catch(() => undefined)

  return { ready, ended, kill: (signal) => void child.kill(signal) }
}

/**
 * A service that knows the problem reports it in one line. Longer output is a crash, of which one line is shown.
 */
function earlyEnd(how: string, printed: string, wasKilled: boolean): EarlyEnd {
  const lines = printed.split('\n')
  if (printed !== '' && lines.length === 1 && !wasKilled) return new EarlyEnd(printed, { isExplained: true })
  const best = lines.find((line) => /^(\w*Error|Uncaught)\b/.test(line.trim())) ?? lines[0]
  const message = `${how} before it was ready${best ? `: ${best}` : '.'}`
  return new EarlyEnd(message, { isExplained: false, cause: printed })
}
