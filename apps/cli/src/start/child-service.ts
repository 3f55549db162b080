import { fork } from 'node:child_process'
import { Failure } from '../output/failure.ts'
import { earlyEnd } from './early-end.ts'
import { relayLines } from './relay-lines.ts'
import type { StartLog } from './start-log.ts'

/** The IPC message of a service that is ready. */
export interface ReadyMessage {
  readonly type: 'ready'
  readonly url?: string
}

/** A service in a separate process. It ends itself when its supervisor is gone. */
export interface ChildService {
  /**
   * Rejects with an EarlyEnd if the process ends before it is ready, and with a Failure if it takes too
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

const readyTimeoutMs = 60_000

/**
 * Starts a service in a separate process group: Ctrl-C reaches only the supervisor, which ends the services in
 * order.
 *
 * @param log receives what it prints
 * @param isRestart a restarted service has no time limit (it may wait for the database), and its output is relayed at
 *   once. At the first start, output before it is ready becomes the reason of its failure.
 */
export function startChildService(
  { name, entry, environment, args = [] }: ChildCommand,
  log: Pick<StartLog, 'relay'>,
  { isRestart = false } = {},
): ChildService {
  const child = fork(entry, args, {
    env: environment,
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const early: string[] = []
  let isReady = isRestart
  const relay = (line: string) => log.relay(name, line)
  // A process that cannot be started has no streams.
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null && stream !== undefined)
  const read = relayLines(streams, (line) => {
    if (isReady) relay(line)
    else early.push(line)
  })

  let wasKilled = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} cannot be started: ${error.message}`))
    // Not `close`, which is never emitted once one side has closed the IPC channel.
    child.once('exit', (code, signal) => {
      wasKilled = signal !== null
      void read.then(() => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
    })
  })

  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    const tooLate = () => reject(new Failure(`${name} was not ready within ${readyTimeoutMs / 1000} s.`))
    const timer = isRestart ? undefined : setTimeout(tooLate, readyTimeoutMs)
    child.on('message', (message: ReadyMessage) => {
      if (message?.type !== 'ready') return
      clearTimeout(timer)
      isReady = true
      for (const line of early.splice(0)) relay(line)
      resolve(message)
    })
    void ended.then((how) => {
      clearTimeout(timer)
      reject(earlyEnd(how, early, wasKilled))
    })
  })
  // A caller that awaits `ready` gets the failure. Without a caller, after a stop, it must not be an unhandled
  // rejection.
  ready.catch(() => undefined)

  return { ready, ended, kill: (signal) => void child.kill(signal) }
}
