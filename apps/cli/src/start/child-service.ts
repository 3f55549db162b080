import { fork } from 'node:child_process'
import { finished } from 'node:stream/promises'
import { Failure } from '../output/failure.ts'

/** What a service says over IPC once it does its work. */
export interface ReadyMessage {
  readonly type: 'ready'
  readonly url?: string
}

/** A service in a process of its own. It ends by itself when its supervisor is gone. */
export interface ChildService {
  /** Rejects with an {@link EarlyEnd} when the process ends before it is ready, with a Failure when it takes too long. */
  readonly ready: Promise<ReadyMessage>
  /** Resolves, with one line on how, when the process has ended. */
  readonly ended: Promise<string>
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** How a service is started. */
export interface ChildCommand {
  /** How messages call it, such as `The API`. */
  readonly name: string
  readonly entry: string
  readonly environment: NodeJS.ProcessEnv
  readonly args?: readonly string[]
}

/** A service ended before it was ready. */
export class EarlyEnd extends Failure {
  /** Whether the service itself said why, in one line: a wrong setting, which another start does not change. */
  readonly isExplained: boolean

  constructor(message: string, options: { isExplained: boolean; cause?: string }) {
    super(message, { cause: options.cause })
    this.isExplained = options.isExplained
  }
}

const readyWithinMs = 60_000

/**
 * Starts a service in a process group of its own: Ctrl-C reaches the supervisor alone, which ends the services in order.
 *
 * @param isRestart The service may take as long as it needs (it may wait for the database), and what it prints goes to
 *   standard error. At the first start, what it prints before it is ready becomes the reason of its failure.
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
  const passOutput = () => {
    const early = Buffer.concat(printed.splice(0))
    if (early.length > 0) process.stderr.write(early)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.removeAllListeners('data')
      stream?.pipe(process.stderr, { end: false })
    }
  }
  if (isRestart) passOutput()
  else for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))

  let wasKilled = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} cannot be started: ${error.message}`))
    // Not `close`, which never comes once the channel between the two was closed from one side.
    child.once('exit', (code, signal) => {
      wasKilled = signal !== null
      const read = [child.stdout, child.stderr].map((stream) => stream && finished(stream))
      void Promise.allSettled(read).then(() => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
    })
  })

  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    const tooLate = () => reject(new Failure(`${name} was not ready within ${readyWithinMs / 1000} s.`))
    const timer = isRestart ? undefined : setTimeout(tooLate, readyWithinMs)
    child.on('message', (message: ReadyMessage) => {
      if (message?.type !== 'ready') return
      clearTimeout(timer)
      if (!isRestart) passOutput()
      resolve(message)
    })
    void ended.then((how) => {
      clearTimeout(timer)
      reject(earlyEnd(how, Buffer.concat(printed).toString().trim(), wasKilled))
    })
  })
  // Whoever waits for `ready` gets the failure; when nobody does any more (a stop meanwhile), it is no news.
  ready.catch(() => undefined)

  return { ready, ended, kill: (signal) => void child.kill(signal) }
}

/** A service that knows what is wrong says so in one line; what is longer is a crash, of which one line is told. */
function earlyEnd(how: string, printed: string, wasKilled: boolean): EarlyEnd {
  const lines = printed.split('\n')
  if (printed !== '' && lines.length === 1 && !wasKilled) return new EarlyEnd(printed, { isExplained: true })
  const telling = lines.find((line) => /^(\w*Error|Uncaught)\b/.test(line.trim())) ?? lines[0]
  const message = `${how} before it was ready${telling ? `: ${telling}` : '.'}`
  return new EarlyEnd(message, { isExplained: false, cause: printed })
}
