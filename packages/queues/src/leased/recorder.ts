import { isDataError } from './batches.ts'
import { InFlight } from './in-flight.ts'
import { retry } from './retry.ts'

export interface RecorderOptions {
  /** How long a result is worth recording, in milliseconds: after that, another worker has repeated the work. */
  readonly giveUpAfterMs: number
  readonly onError: (error: Error) => void
}

/** Writes results, and retries while the database is unavailable. */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #inFlight = new InFlight()
  #endBy = Number.POSITIVE_INFINITY
  #reported: Error | undefined

  constructor(options: RecorderOptions) {
    this.#options = options
  }

  /**
   * Writes a result.
   *
   * @param write resolves to `false` if it is to be retried
   * @param since when the work began, by `performance.now()`
   * @returns whether it was written
   */
  record(write: () => Promise<unknown>, since = performance.now()): Promise<boolean> {
    const until = () => Math.min(since + this.#options.giveUpAfterMs, this.#endBy)
    const onError = (error: Error) => this.#report(error)
    return this.#inFlight.track(retry(write, { until, onError }))
  }

  /** From now on, gives up results that cannot be written within this time. */
  endWithin(ms: number): void {
    this.#endBy = performance.now() + ms
  }

  /** Resolves when every result is written or given up. */
  settled(): Promise<void> {
    return this.#inFlight.settled()
  }

  /** Reports the error of a batch once. @returns whether a retry may help: rejected data will be rejected again */
  #report(error: Error): boolean {
    if (error !== this.#reported) this.#options.onError(error)
    this.#reported = error
    return !isDataError(error)
  }
}
