const firstErrorPauseMs = 50
const longestErrorPauseMs = 2_000

export interface RoundLoopOptions {
  /** Does what there is to do; resolves to whether there is nothing left until something wakes the loop. */
  readonly round: () => Promise<boolean>
  /** How long to sleep at most after a round that left nothing to do. */
  readonly msUntilNext: () => number
  /** Told what a round fails with; after a pause, the next one begins. */
  readonly onError: (error: Error) => void
}

/** Runs one round after the other, asleep while there is nothing to do, until it is ended. */
export class RoundLoop {
  readonly #options: RoundLoopOptions
  #running = Promise.resolve()
  #isEnding = false
  #isAwake = true
  #endSleep = () => {}

  constructor(options: RoundLoopOptions) {
    this.#options = options
  }

  /** Whether no further round begins. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Ends the sleep, or has the next one end at once. */
  wake(): void {
    this.#isAwake = true
    this.#endSleep()
  }

  /** Begins no further round; resolves when the present one is over. */
  end(): Promise<void> {
    this.#isEnding = true
    this.wake()
    return this.#running
  }

  async #run(): Promise<void> {
    const { round, msUntilNext, onError } = this.#options
    let pauseMs = firstErrorPauseMs
    while (!this.#isEnding) {
      try {
        const isIdle = await round()
        if (isIdle && !this.#isEnding) await this.#sleep(msUntilNext())
        pauseMs = firstErrorPauseMs
      } catch (error) {
        onError(error as Error)
        await this.#pauseAfterError(pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestErrorPauseMs)
      }
    }
  }

  /** Ends at once when something has happened since the last sleep. */
  async #sleep(ms: number): Promise<void> {
    if (!this.#isAwake && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isAwake = false
  }

  /** Not cut short by hints: while the database is away there may be many. */
  async #pauseAfterError(ms: number): Promise<void> {
    const until = performance.now() + ms
    while (!this.#isEnding && performance.now() < until) await this.#sleep(until - performance.now())
  }
}
