import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../output/failure.ts'
import { type ChildCommand, EarlyEnd, type ReadyMessage, startChildService } from './child-service.ts'

/** A service that is started again whenever its process ends. */
export interface SupervisedService {
  /** Resolves when it is ready for the first time; rejects with the Failure for which it is given up before that. */
  readonly ready: Promise<ReadyMessage>
  /** Resolves with the reason when it is not started again any more. */
  readonly givenUp: Promise<Failure>
  /** Resolves when there is no process and will be none. */
  readonly ended: Promise<void>
  /** Ends its process; it is not started again. */
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** The pauses before a service is started again: each is twice as long as the one before. */
export interface Backoff {
  readonly firstMs: number
  readonly maxMs: number
  /** A service that was ready for so long begins with the first pause again. */
  readonly resetAfterMs: number
}

const defaultBackoff: Backoff = { firstMs: 250, maxMs: 10_000, resetAfterMs: 10_000 }

/** So many starts in a row may fail. */
const maxFailedStarts = 5

/**
 * Starts a service, and again whenever it ends, with one line on standard error. It is given up when starts fail in a row:
 * its process ends before it is ready. At the first start it is given up at once if it says in one line what is wrong.
 *
 * @param command how to start it; gets what the service said when it was ready for the first time
 */
export function superviseService(
  command: (first: ReadyMessage | undefined) => ChildCommand,
  backoff: Backoff = defaultBackoff,
): SupervisedService {
  const stopping = new AbortController()
  const ready = Promise.withResolvers<ReadyMessage>()
  // After a stop nobody waits for it.
  ready.promise.catch(() => undefined)
  let first: ReadyMessage | undefined
  const firstCommand = command(undefined)
  let child = startChildService(firstCommand)

  /** Resolves to the reason why it is given up, undefined when it was told to end. */
  async function supervise(): Promise<Failure | undefined> {
    let failedStarts = 0
    let pauseMs = backoff.firstMs
    for (;;) {
      const { readyForMs, problem } = await untilEnd()
      if (stopping.signal.aborted) return undefined
      if (first === undefined && !isWorthRetrying(problem)) return problem
      failedStarts = readyForMs === undefined ? failedStarts + 1 : 0
      const what = problem.message.replace(/\.$/, '')
      if (failedStarts === maxFailedStarts) {
        return new Failure(`${what}; ${failedStarts} starts in a row failed, so everything was stopped.`)
      }
      if (readyForMs !== undefined && readyForMs >= backoff.resetAfterMs) pauseMs = backoff.firstMs
      console.error(`${what}. Starting it again in ${pauseMs / 1000} s.`)
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return undefined
      pauseMs = Math.min(pauseMs * 2, backoff.maxMs)
      child = startChildService(command(first), { isRestart: first !== undefined })
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

  // A start that throws (no memory for a process) must not end the supervisor, which has the others to stop.
  const outcome = supervise().catch(
    (error: Error) => new Failure(`${firstCommand.name} cannot be started again: ${error.message}`),
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
    kill(signal) {
      stopping.abort()
      child.kill(signal)
    },
  }
}

/** False for a service that said what is wrong, and for one that took too long. */
function isWorthRetrying(problem: Failure): boolean {
  return problem instanceof EarlyEnd && !problem.isExplained
}
