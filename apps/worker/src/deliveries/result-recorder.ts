import { setTimeout as delay } from 'node:timers/promises'
import { type Attempt, type DeliveryClock, recordAttempts } from '@channel/core'
import type { Database } from '@channel/db'

const most = 500
/** A statement for a hundred results costs little more than one for a single one. */
const gatherMs = 20
/** Statements at a time: while the one waits for its commit, the other works. */
const mostAtATime = 2
/** From so many on a second statement is worth it. */
const manyWaiting = 100
const firstPauseMs = 50
const longestPauseMs = 2_000
/** Until a locked delivery is tried again. It is most likely being erased. */
const busyPauseMs = 200

/** Records results, many with one statement, and again and again while the database is away. */
export class ResultRecorder {
  readonly #database: Database
  readonly #clock: DeliveryClock
  readonly #keepMs: number
  readonly #onError: (error: Error) => void
  #waiting: Attempt[] = []
  /** How many take from what waits. One that has found nothing left is none any more, though its promise may be. */
  #active = 0
  readonly #running = new Set<Promise<void>>()
  #endBy = Number.POSITIVE_INFINITY

  /** @param keepMs how long after its beginning an attempt's result is tried to be recorded */
  constructor(database: Database, clock: DeliveryClock, keepMs: number, onError: (error: Error) => void) {
    this.#database = database
    this.#clock = clock
    this.#keepMs = keepMs
    this.#onError = onError
  }

  add(attempt: Attempt): void {
    this.#waiting.push(attempt)
    const isEnough = this.#active === 0 || this.#waiting.length >= manyWaiting
    if (!isEnough || this.#active >= mostAtATime) return
    this.#active += 1
    this.#track(this.#run())
  }

  /**
   * Resolves when every result has been recorded.
   *
   * @param withinMs what could not be recorded by then is given up
   */
  async drain(withinMs: number): Promise<void> {
    this.#endBy = performance.now() + withinMs
    // What is recorded later starts a run of its own.
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#running.delete(tracked))
    this.#running.add(tracked)
  }

  async #run(): Promise<void> {
    let pauseMs = firstPauseMs
    while (this.#waiting.length > 0) {
      if (this.#waiting.length < most) await delay(gatherMs)
      const batch = this.#waiting.splice(0, most)
      try {
        await this.#record(batch)
        pauseMs = firstPauseMs
      } catch (error) {
        this.#onError(error as Error)
        this.#waiting.unshift(...batch)
        this.#waiting = this.#withoutOld(this.#waiting)
        await this.#pause(pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
    this.#active -= 1
  }

  async #record(batch: readonly Attempt[]): Promise<void> {
    // The other one may have taken what this one was to gather.
    if (batch.length === 0) return
    const { late, busy } = await recordAttempts(this.#database, this.#clock, batch)
    if (late > 0) this.#onError(new Error(`${late} webhook attempts came too late: another worker has their lease.`))
    if (busy.length > 0) this.#track(this.#recordLater(busy))
  }

  /** Apart from what waits, so that nothing else is held up. */
  async #recordLater(busy: readonly Attempt[]): Promise<void> {
    const kept = this.#withoutOld(busy)
    if (kept.length === 0) return
    await this.#pause(busyPauseMs)
    for (const attempt of kept) this.add(attempt)
  }

  #pause(ms: number): Promise<void> {
    return delay(Math.min(ms, Math.max(0, this.#endBy - performance.now())))
  }

  /** Gives up attempts whose lease ended long ago: another worker has made them again. */
  #withoutOld(attempts: readonly Attempt[]): Attempt[] {
    const isOver = performance.now() >= this.#endBy
    const from = isOver ? Number.POSITIVE_INFINITY : this.#clock.monotonicMs() - this.#keepMs
    const kept = attempts.filter(({ startedAtMs }) => startedAtMs >= from)
    const lost = attempts.length - kept.length
    if (lost > 0) {
      this.#onError(new Error(`${lost} webhook attempts could not be recorded in time and will be made again.`))
    }
    return kept
  }
}
