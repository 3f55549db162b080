import { AsyncLocalStorage } from 'node:async_hooks'

const times = new AsyncLocalStorage<string>()

/**
 * Runs work whose cause may be older than a restore. While work of the organization is held, deliveries that it creates then count as
 * created at the time of the cause, so that they are held, and ended or released with those of the backup: a receiver may have got the
 * same before.
 *
 * @param cause null: there is no earlier cause
 */
export function countingAt<Result>(cause: string | null, work: () => Result): Result {
  return cause === null ? work() : times.run(cause, work)
}

/** The time of the cause of deliveries that are created now, if there is an earlier one. */
export function countedAt(): string | undefined {
  return times.getStore()
}
