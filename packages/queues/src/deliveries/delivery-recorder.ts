import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Database } from '@channel/db'
import { gather, InFlight, Recorder } from '../leased/index.ts'
import { type Attempt, recordAttempts } from './record-attempts.ts'

export interface DeliveryRecorderOptions {
  readonly database: Database
  readonly clock: DeliveryClock
  /** How long after its start an attempt is worth recording, in milliseconds. */
  readonly giveUpAfterMs: number
  readonly log: Log
  readonly onError: (error: Error) => void
}

/** Records the results of attempts in batches. */
export class DeliveryRecorder {
  readonly #options: DeliveryRecorderOptions
  readonly #recorder: Recorder
  readonly #inFlight = new InFlight()
  readonly #add: (attempt: Attempt) => void

  constructor(options: DeliveryRecorderOptions) {
    this.#options = options
    this.#recorder = new Recorder(options)
    this.#add = gather((attempts) => this.#recordBatch(attempts), { max: 500, gatherMs: 20, parallelFrom: 100 })
  }

  record(attempt: Attempt): void {
    this.#inFlight.begin()
    this.#add(attempt)
  }

  /** Resolves when every attempt is recorded. Gives up those that cannot be recorded within this time. */
  async settledWithin(ms: number): Promise<void> {
    this.#recorder.endWithin(ms)
    await this.#inFlight.settled()
  }

  async #recordBatch(attempts: readonly Attempt[]): Promise<void> {
    let locked: readonly Attempt[] = []
    const write = async () => {
      locked = await this.#write(attempts)
      return true
    }
    const isRecorded = await this.#recorder.record(write, startOf(attempts))
    if (!isRecorded) return this.#giveUp(attempts)
    this.#inFlight.end(attempts.length - locked.length)
    if (locked.length > 0) void this.#recordLocked(locked)
  }

  /** Locked deliveries, most likely being erased, are recorded later and do not delay others. */
  async #recordLocked(attempts: readonly Attempt[]): Promise<void> {
    let locked = attempts
    const write = async () => {
      locked = await this.#write(locked)
      return locked.length === 0
    }
    if (!(await this.#recorder.record(write, startOf(attempts)))) this.#report(locked.length)
    this.#inFlight.end(attempts.length)
  }

  /** @returns the attempts whose rows are locked */
  async #write(attempts: readonly Attempt[]): Promise<readonly Attempt[]> {
    const { database, clock, log } = this.#options
    const { late, busy } = await recordAttempts(database, clock, attempts)
    if (late > 0)
      log.warn({ count: late }, 'Webhook attempts finished too late: another worker has taken over their leases.')
    return busy
  }

  /** If the database rejected the data of one attempt, the others can still be recorded. */
  async #giveUp(attempts: readonly Attempt[]): Promise<void> {
    if (attempts.length > 1) for (const attempt of attempts) await this.#recordBatch([attempt])
    else {
      this.#report(attempts.length)
      this.#inFlight.end(attempts.length)
    }
  }

  #report(count: number): void {
    this.#options.log.warn({ count }, 'Webhook attempts could not be recorded in time and will be made again.')
  }
}

/** The latest start among the attempts, by `performance.now()`. */
function startOf(attempts: readonly Attempt[]): number {
  return performance.now() - Math.min(...attempts.map(({ outcome }) => outcome.durationMs))
}
