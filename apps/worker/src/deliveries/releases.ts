import { type ClaimedDelivery, releaseDeliveries } from '@channel/core'
import type { Database } from '@channel/db'

/** Releases deliveries, one statement at a time. Other workers get what cannot be released when its lease has expired. */
export class Releases {
  readonly #database: Database
  readonly #onError: (error: Error) => void
  #last = Promise.resolve()

  constructor(database: Database, onError: (error: Error) => void) {
    this.#database = database
    this.#onError = onError
  }

  add(deliveries: readonly ClaimedDelivery[]): void {
    if (deliveries.length === 0) return
    this.#last = this.#last.then(() => releaseDeliveries(this.#database, deliveries).catch(this.#onError))
  }

  settled(): Promise<void> {
    return this.#last
  }
}
