import { count } from '@channel/metrics'
import { gather, InFlight, Recorder } from '../leased/index.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { type Attempt, recordAttempts } from './record-attempts.ts'

/** Records the results of attempts in batches. */
export class DeliveryRecorder {
  readonly #context: DeliveryContext
  readonly #recorder: Recorder
  readonly #inFlight = new InFlight()
  readonly #add: (attempt: Attempt) => void

  constructor(context: DeliveryContext) {
    this.#context = context
    const { limits, onError } = context
    this.#recorder = new Recorder({ giveUpAfterMs: limits.leaseMs * 2, onError })
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
    const { database, clock, log } = this.#context
    const { late, busy } = await recordAttempts(database, clock, attempts)
    if (late > 0) {
      count('channel.lease.lost', { queue: 'deliveries' }, late)
      log.warn({ count: late }, 'Webhook attempts finished too late: another worker has taken over their leases.')
    }
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
    this.#context.log.warn({ count }, 'Webhook attempts could not be recorded in time and will be made again.')
  }
}

/** The latest start among the attempts, by `performance.now()`. */
function startOf(attempts: readonly Attempt[]): number {
  return performance.now() - Math.min(...attempts.map(({ outcome }) => outcome.durationMs))
}
