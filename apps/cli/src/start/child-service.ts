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
  /** Rejects with a Failure when the process ends, or says nothing, before it is ready. */
  readonly ready: Promise<ReadyMessage>
  /** Resolves, with one line on how, when the process has ended. */
  readonly ended: Promise<string>
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

const readyWithinMs = 60_000

/**
 * Starts a service in a process group of its own: Ctrl-C reaches the supervisor alone, which ends the services in order.
 * What the process prints before it is ready becomes the reason of its failure, later it goes to standard error.
 *
 * @param name how messages call it, such as `The API`
 */
export function startChildService(
  name: string,
  entry: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): ChildService {
  const child = fork(entry, args, {
    env: environment,
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} cannot be started: ${error.message}`))
    // Not `close`, which never comes once the channel between the two was closed from one side.
    child.once('exit', (code, signal) => {
      const read = [child.stdout, child.stderr].map((stream) => stream && finished(stream))
      void Promise.allSettled(read).then(() => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
    })
  })

  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failure(`${name} was not ready within ${readyWithinMs / 1000} s.`)),
      readyWithinMs,
    )
    child.on('message', (message: ReadyMessage) => {
      if (message?.type !== 'ready') return
      clearTimeout(timer)
      const early = Buffer.concat(printed.splice(0))
      if (early.length > 0) process.stderr.write(early)
      for (const stream of [child.stdout, child.stderr]) {
        stream?.removeAllListeners('data')
        stream?.pipe(process.stderr, { end: false })
      }
      resolve(message)
    })
    void ended.then((how) => {
      clearTimeout(timer)
      reject(earlyEnd(how, Buffer.concat(printed).toString().trim()))
    })
  })
  // Whoever waits for `ready` gets the failure; when nobody does any more (a stop meanwhile), it is no news.
  ready.catch(() => undefined)

  return { ready, ended, kill: (signal) => void child.kill(signal) }
}

/** A service that knows what is wrong says so in one line; what is longer is a crash, of which one line is told. */
function earlyEnd(how: string, printed: string): Failure {
  const lines = printed.split('\n')
  if (printed !== '' && lines.length === 1) return new Failure(printed)
  const telling = lines.find((line) => /^(\w*Error|Uncaught)\b/.test(line.trim())) ?? lines[0]
  return new Failure(`${how} before it was ready${telling ? `: ${telling}` : '.'}`, { cause: printed })
}
