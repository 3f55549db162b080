import { AsyncLocalStorage } from 'node:async_hooks'

const times = new AsyncLocalStorage<string>()

/**
 * Runs work that was unfinished in a restored backup: deliveries that it creates count as created at this time, so that they are held,
 * and ended or released with those of the backup. A receiver may have got the same before.
 *
 * @param time null: the deliveries are new
 */
export function countingAt<Result>(time: string | null, work: () => Result): Result {
  return time === null ? work() : times.run(time, work)
}

/** When deliveries that are created now count as created; undefined: now. */
export function countedAt(): string | undefined {
  return times.getStore()
}
