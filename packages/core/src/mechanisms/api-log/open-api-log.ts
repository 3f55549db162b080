import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@channel/db'
import { type LoggedCall, writeCalls } from './logged-call.ts'

// Calls wait in memory and are written together: an insert per request costs a tenth of the rate and more, one for hundreds
// costs nothing that could be seen. A batch is written once it is full or a second old, one batch at a time.
//
// While a batch is being written the next one fills up. When that is full too, requests wait before they begin (`room`), so
// that no call is dropped, but not for ever: with the database away, what does not need it goes on. What is recorded
// meanwhile is kept up to a bound. A batch that could not be written is tried again as it is; its primary key keeps what
// did arrive from being there twice.

/** Where the API records its calls. */
export interface ApiLog {
  /** Takes a call; it is written within a second, or with 500 others, and kept while the database is away. */
  record(call: LoggedCall): void
  /** What a request has to wait for before it begins; undefined when it need not, which is nearly always. Never rejects. */
  room(): Promise<void> | undefined
  /** Writes what there is, within two seconds. Nothing may be recorded afterwards. */
  close(): Promise<void>
}

export interface ApiLogOptions {
  /** How old a call may get before it is written; 1,000 by default. */
  readonly flushMs?: number
  /** How long a request waits at most; 5,000 by default. */
  readonly waitMs?: number
  /** How long `close` tries; 2,000 by default. */
  readonly closeMs?: number
  /** Most calls in memory; 10,000 by default. */
  readonly mostKept?: number
  /** Told how many calls were lost, once writing works again or `close` gave up. */
  readonly onLost?: (calls: number) => void
}

const batchSize = 500
const firstRetryMs = 50
const longestRetryMs = 1_000

/** Begins to record calls. */
export function openApiLog(database: Database, options: ApiLogOptions = {}): ApiLog {
  return new BufferedApiLog(database, options)
}

class BufferedApiLog implements ApiLog {
  readonly #database: Database
  readonly #options: Required<ApiLogOptions>
  /** Recorded, not yet in a batch. */
  #waiting: LoggedCall[] = []
  /** The batch that is being written, until it is. */
  #batch: LoggedCall[] = []
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  #isDue = false
  #writing: Promise<void> | undefined
  #room: PromiseWithResolvers<void> | undefined
  #isClosing = false
  readonly #givenUp = new AbortController()

  constructor(database: Database, options: ApiLogOptions) {
    this.#database = database
    this.#options = {
      flushMs: 1_000,
      waitMs: 5_000,
      closeMs: 2_000,
      mostKept: 10_000,
      onLost: () => undefined,
      ...options,
    }
  }

  record(call: LoggedCall): void {
    if (this.#waiting.length + this.#batch.length >= this.#options.mostKept) {
      this.#lost++
      return
    }
    this.#waiting.push(call)
    if (this.#waiting.length >= batchSize) this.#write()
    else this.#timer ??= setTimeout(() => this.#writeDue(), this.#options.flushMs)
  }

  room(): Promise<void> | undefined {
    return this.#waiting.length < batchSize ? undefined : this.#waitForRoom()
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#write()
    await within(this.#options.closeMs, this.#writing)
    this.#givenUp.abort()
    clearTimeout(this.#timer)
    this.#lost += this.#waiting.length + this.#batch.length
    this.#tellLost()
  }

  #waitForRoom(): Promise<void> {
    this.#room ??= Promise.withResolvers()
    return within(this.#options.waitMs, this.#room.promise)
  }

  #writeDue(): void {
    this.#timer = undefined
    this.#isDue = true
    this.#write()
  }

  /** Begins to write, unless that is under way: then, what is due or full by its end follows. */
  #write(): void {
    this.#writing ??= this.#writeBatches().finally(() => {
      this.#writing = undefined
    })
  }

  async #writeBatches(): Promise<void> {
    do {
      this.#takeBatch()
      await this.#writeBatch()
    } while (!this.#givenUp.signal.aborted && this.#hasMore())
  }

  #hasMore(): boolean {
    const { length } = this.#waiting
    return length >= batchSize || (length > 0 && (this.#isDue || this.#isClosing))
  }

  #takeBatch(): void {
    if (this.#batch.length > 0) return
    this.#batch = this.#waiting.splice(0, batchSize)
    if (this.#waiting.length === 0) {
      this.#isDue = false
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    if (this.#waiting.length < batchSize) {
      this.#room?.resolve()
      this.#room = undefined
    }
  }

  async #writeBatch(): Promise<void> {
    for (let retryMs = firstRetryMs; this.#batch.length > 0; retryMs = Math.min(2 * retryMs, longestRetryMs)) {
      try {
        await writeCalls(this.#database, this.#batch)
        this.#batch = []
        this.#tellLost()
      } catch {
        await delay(retryMs, undefined, { signal: this.#givenUp.signal }).catch(() => undefined)
        if (this.#givenUp.signal.aborted) return
      }
    }
  }

  #tellLost(): void {
    if (this.#lost === 0) return
    this.#options.onLost(this.#lost)
    this.#lost = 0
  }
}

/** Waits for what never rejects, but not longer than `ms`. */
async function within(ms: number, awaited: Promise<void> | undefined): Promise<void> {
  const over = new AbortController()
  await Promise.race([awaited, delay(ms, undefined, { signal: over.signal }).catch(() => undefined)])
  over.abort()
}
