import { setTimeout as delay } from 'node:timers/promises'
import { type Attempt, type DeliveryClock, recordAttempts } from '@channel/core'
import type { Database } from '@channel/db'

const most = 500
/** A statement for a hundred results costs little more than one for a single one. */
const gatherMs = 5
const longestPauseMs = 2_000

/** Records results, many with one statement, and again and again while the database is away. */
export class ResultRecorder {
  readonly #database: Database
  readonly #clock: DeliveryClock
  readonly #keepMs: number
  readonly #onError: (error: Error) => void
  readonly #waiting: Attempt[] = []
  #running: Promise<void> | undefined
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
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /**
   * Resolves when every result has been recorded.
   *
   * @param withinMs what could not be recorded by then is given up
   */
  async drain(withinMs: number): Promise<void> {
    this.#endBy = performance.now() + withinMs
    await this.#running
  }

  async #run(): Promise<void> {
    let pauseMs = 50
    while (this.#waiting.length > 0) {
      if (this.#waiting.length < most) await delay(gatherMs)
      const batch = this.#waiting.slice(0, most)
      try {
        const late = await recordAttempts(this.#database, this.#clock, batch)
        if (late > 0)
          this.#onError(new Error(`${late} webhook attempts came too late: another worker has their lease.`))
        this.#waiting.splice(0, batch.length)
        pauseMs = 50
      } catch (error) {
        this.#onError(error as Error)
        this.#giveUpOld()
        await delay(Math.min(pauseMs, Math.max(0, this.#endBy - performance.now())))
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
  }

  /** Whose lease ended long ago, somebody else has made the attempt again. */
  #giveUpOld(): void {
    const isOver = performance.now() >= this.#endBy
    const from = isOver ? Number.POSITIVE_INFINITY : this.#clock.monotonicMs() - this.#keepMs
    const kept = this.#waiting.filter(({ startedAtMs }) => startedAtMs >= from)
    const lost = this.#waiting.length - kept.length
    if (lost === 0) return
    this.#waiting.splice(0, this.#waiting.length, ...kept)
    this.#onError(new Error(`${lost} webhook attempts could not be recorded in time and will be made again.`))
  }
}
