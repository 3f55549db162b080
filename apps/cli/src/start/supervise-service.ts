import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../output/failure.ts'
import { type ChildCommand, type ReadyMessage, startChildService } from './child-service.ts'
import { EarlyEnd } from './early-end.ts'
import type { StartLog } from './start-log.ts'

/** A service that is restarted whenever its process ends. */
export interface SupervisedService {
  /** Resolves when it is ready for the first time; rejects with the Failure if it is given up before. */
  readonly ready: Promise<ReadyMessage>
  /** Resolves with the reason when it is not restarted anymore. */
  readonly givenUp: Promise<Failure>
  /** Resolves when its process has ended and will not be restarted. */
  readonly ended: Promise<void>
  /** Ends its process and starts a new one without a pause. Ignored until it is ready for the first time. */
  readonly restart: () => void
  /** Ends its process, which is not restarted. */
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** The pauses before a restart: each is twice as long as the previous one. */
export interface Backoff {
  readonly firstMs: number
  readonly maxMs: number
  /** A service that was ready for this long starts again with the first pause. */
  readonly resetAfterMs: number
}

const defaultBackoff: Backoff = { firstMs: 250, maxMs: 10_000, resetAfterMs: 10_000 }

/** Max consecutive failed starts. */
const maxFailedStarts = 5

/**
 * Starts a service, and restarts it with one line in the log whenever it ends. It is given up after several
 * consecutive failed starts, in which its process ends before it is ready. At the first start it is given up
 * immediately if it reports the problem in one line.
 *
 * @param command how to start it; receives the ready message of the first start
 */
export function superviseService(
  command: (first: ReadyMessage | undefined) => ChildCommand,
  log: Pick<StartLog, 'warn' | 'relay'>,
  backoff: Backoff = defaultBackoff,
): SupervisedService {
  const stopping = new AbortController()
  const ready = Promise.withResolvers<ReadyMessage>()
  // After a stop it is not awaited.
  ready.promise.catch(() => undefined)
  let first: ReadyMessage | undefined
  let isRestarting = false
  const firstCommand = command(undefined)
  let child = startChildService(firstCommand, log)

  /** Resolves to the reason for giving up, or undefined after a stop. */
  async function supervise(): Promise<Failure | undefined> {
    let failedStarts = 0
    let pauseMs = backoff.firstMs
    for (;;) {
      const { readyForMs, problem } = await untilEnd()
      if (stopping.signal.aborted) return undefined
      if (isRestarting) {
        isRestarting = false
        failedStarts = 0
        child = startChildService(command(first), log, { isRestart: true })
        continue
      }
      if (first === undefined && !isWorthRetrying(problem)) return problem
      failedStarts = readyForMs === undefined ? failedStarts + 1 : 0
      const what = problem.message.replace(/\.$/, '')
      if (failedStarts === maxFailedStarts) {
        return new Failure(`${what}; ${failedStarts} starts in a row failed, so everything was stopped.`)
      }
      if (readyForMs !== undefined && readyForMs >= backoff.resetAfterMs) pauseMs = backoff.firstMs
      log.warn(`${what}. Restarting it in ${pauseMs / 1000} s.`)
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return undefined
      pauseMs = Math.min(pauseMs * 2, backoff.maxMs)
      child = startChildService(command(first), log, { isRestart: first !== undefined })
    }
  }

  async function untilEnd(): Promise<{ readyForMs?: number; problem: Failure }> {
    try {
      const message = await child.ready
      first ??= message
      ready.resolve(first)
    } catch (error) {
      return { problem: error as Failure }
    }
    const readyAt = performance.now()
    const how = await child.ended
    return { readyForMs: performance.now() - readyAt, problem: new Failure(how) }
  }

  // A start that throws (no memory for a process) must not end the supervisor, which has to stop the others.
  const outcome = supervise().catch(
    (error: Error) => new Failure(`${firstCommand.name} cannot be restarted: ${error.message}`),
  )
  return {
    ready: ready.promise,
    givenUp: new Promise((resolve) => {
      void outcome.then((failure) => {
        if (failure === undefined) return
        ready.reject(failure)
        resolve(failure)
      })
    }),
    ended: outcome.then(() => child.ended).then(() => undefined),
    restart() {
      if (first === undefined || stopping.signal.aborted) return
      isRestarting = true
      child.kill('SIGTERM')
    },
    kill(signal) {
      stopping.abort()
      child.kill(signal)
    },
  }
}

/** False for a service that reported the problem, and for one that took too long. */
function isWorthRetrying(problem: Failure): boolean {
  return problem instanceof EarlyEnd && !problem.isExplained
}
