import { backOffMs } from '@channel/core/mechanisms/retries'
import { databaseBackOff } from './retry.ts'

export interface ClaimLoopOptions {
  /** Processes due work. @returns whether there is more to do right now */
  readonly round: () => Promise<boolean>
  /** Max sleep after a round that left nothing to do, in milliseconds. */
  readonly msUntilNext: () => number
  /** Receives the errors of rounds. The next round begins after a pause. */
  readonly onError: (error: Error) => void
  /** Called before each round. */
  readonly onStep?: (() => void) | undefined
}

/** Runs rounds in sequence, and sleeps while there is nothing to do. */
export class ClaimLoop {
  readonly #options: ClaimLoopOptions
  #running = Promise.resolve()
  #isEnding = false
  #isAwake = true
  /** After an error. */
  #isPaused = false
  #endSleep: (() => void) | undefined

  constructor(options: ClaimLoopOptions) {
    this.#options = options
  }

  /** Whether no further round begins. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Ends the current sleep, or the next one as soon as it begins. @returns whether a round begins at once */
  wakeUp(): boolean {
    const endSleep = this.#endSleep
    this.#isAwake = true
    this.#endSleep = undefined
    endSleep?.()
    return endSleep !== undefined && !this.#isPaused
  }

  /** Begins no further round. Resolves when the current one has ended. */
  end(): Promise<void> {
    this.#isEnding = true
    this.wakeUp()
    return this.#running
  }

  async #run(): Promise<void> {
    const { round, msUntilNext, onError, onStep } = this.#options
    let failures = 0
    while (!this.#isEnding) {
      onStep?.()
      try {
        const hasMore = await round()
        if (!hasMore && !this.#isEnding) await this.#sleep(msUntilNext())
        failures = 0
      } catch (error) {
        onError(error as Error)
        failures += 1
        await this.#pause(backOffMs(failures, databaseBackOff))
      }
    }
  }

  /** Returns at once if a wake-up arrived since the last sleep. */
  async #sleep(ms: number): Promise<void> {
    if (!this.#isAwake && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.#endSleep = undefined
    }
    this.#isAwake = false
  }

  /** Wake-ups do not shorten the pause, because many may arrive while the database is unavailable. */
  async #pause(ms: number): Promise<void> {
    const until = performance.now() + ms
    this.#isPaused = true
    while (!this.#isEnding && performance.now() < until) await this.#sleep(until - performance.now())
    this.#isPaused = false
  }
}
