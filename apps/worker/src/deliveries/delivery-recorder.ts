import { type Attempt, type DeliveryClock, recordAttempts } from '@channel/core'
import type { Database } from '@channel/db'
import { inBatches, Recorder } from '../leased-queue/index.ts'

export interface DeliveryRecorderOptions {
  readonly database: Database
  readonly clock: DeliveryClock
  /** How long after its beginning an attempt is worth recording. */
  readonly giveUpAfterMs: number
  readonly onError: (error: Error) => void
}

/** Records what became of attempts. */
export class DeliveryRecorder {
  readonly #recorder: Recorder
  readonly #record: (attempt: Attempt) => Promise<boolean>
  readonly #onError: (error: Error) => void

  constructor({ database, clock, giveUpAfterMs, onError }: DeliveryRecorderOptions) {
    this.#recorder = new Recorder({ giveUpAfterMs, onError })
    this.#onError = onError
    const recordAll = async (attempts: readonly Attempt[]) => {
      const { late, busy } = await recordAttempts(database, clock, attempts)
      if (late > 0) onError(new Error(`${late} webhook attempts came too late: another worker has their lease.`))
      // A locked delivery, most likely one that is being erased, is recorded later and holds up no other.
      const locked = new Set(busy)
      return attempts.map((attempt) => !locked.has(attempt))
    }
    this.#record = inBatches(recordAll, { max: 500, gatherMs: 20, parallelFrom: 100 })
  }

  async record(attempt: Attempt): Promise<void> {
    const startedAt = performance.now() - attempt.outcome.durationMs
    const isRecorded = await this.#recorder.record(() => this.#record(attempt), startedAt)
    if (!isRecorded) this.#onError(new Error('A webhook attempt could not be recorded in time and will be made again.'))
  }

  /** Resolves when every attempt is recorded. Gives up what cannot be recorded within this time. */
  async settledWithin(ms: number): Promise<void> {
    this.#recorder.endWithin(ms)
    await this.#recorder.settled()
  }
}
