import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@channel/db'
import { KeyUses } from './key-uses.ts'
import { type LoggedCall, writeCalls } from './logged-call.ts'

// Calls are buffered and inserted in batches: one insert per request lowers the request rate by a tenth or more. A
// batch is written when it is full or one second old, one batch at a time.
//
// The next batch fills while one is being written. When that is full too, requests wait before they begin
// (`waitForCapacity`), so that no call is dropped. The wait is limited, because some requests do not need the database.
// The buffer is limited too. A failed batch is retried unchanged; its primary key prevents duplicates.

/** Records the calls of the API. */
export interface ApiLog {
  /**
   * Buffers a call. It is written within a second, or with a full batch of 500; it stays buffered while the database is
   * unavailable.
   */
  record(call: LoggedCall): void
  /** Backpressure: a promise that a request awaits before it begins; undefined if there is capacity. Never rejects. */
  waitForCapacity(): Promise<void> | undefined
  /** Writes the buffered calls, within two seconds. Nothing may be recorded afterwards. */
  close(): Promise<void>
}

export interface ApiLogOptions {
  /** Max age of a buffered call, in milliseconds; 1,000 by default. */
  readonly flushMs?: number
  /** Max wait of a request, in milliseconds; 5,000 by default. */
  readonly waitMs?: number
  /** Max duration of `close`, in milliseconds; 2,000 by default. */
  readonly closeMs?: number
  /** Max buffered calls; 10,000 by default. */
  readonly maxBuffered?: number
  /** Called with the number of lost calls when writing works again, or when `close` gives up. */
  readonly onLost?: (calls: number) => void
}

const batchSize = 500
const firstRetryMs = 50
const maxRetryDelayMs = 1_000

/** Opens the log. */
export function openApiLog(database: Database, options: ApiLogOptions = {}): ApiLog {
  return new BufferedApiLog(database, options)
}

class BufferedApiLog implements ApiLog {
  readonly #database: Database
  readonly #options: Required<ApiLogOptions>
  /** Recorded, but not in a batch yet. */
  #waiting: LoggedCall[] = []
  /** The batch that is being written. */
  #batch: LoggedCall[] = []
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  #isDue = false
  #writing: Promise<void> | undefined
  #capacity: PromiseWithResolvers<void> | undefined
  #isClosing = false
  readonly #abandoned = new AbortController()
  readonly #keyUses = new KeyUses()

  constructor(database: Database, options: ApiLogOptions) {
    this.#database = database
    this.#options = {
      flushMs: 1_000,
      waitMs: 5_000,
      closeMs: 2_000,
      maxBuffered: 10_000,
      onLost: () => undefined,
      ...options,
    }
  }

  record(call: LoggedCall): void {
    if (this.#waiting.length + this.#batch.length >= this.#options.maxBuffered) {
      this.#lost++
      return
    }
    this.#waiting.push(call)
    if (this.#waiting.length >= batchSize) this.#write()
    else this.#timer ??= setTimeout(() => this.#writeDue(), this.#options.flushMs)
  }

  waitForCapacity(): Promise<void> | undefined {
    return this.#waiting.length < batchSize ? undefined : this.#nextCapacity()
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#write()
    await within(this.#options.closeMs, this.#writing)
    this.#abandoned.abort()
    clearTimeout(this.#timer)
    this.#lost += this.#waiting.length + this.#batch.length
    this.#reportLost()
  }

  #nextCapacity(): Promise<void> {
    this.#capacity ??= Promise.withResolvers()
    return within(this.#options.waitMs, this.#capacity.promise)
  }

  #writeDue(): void {
    this.#timer = undefined
    this.#isDue = true
    this.#write()
  }

  /** Starts writing. A write in progress also writes the calls that become due, or fill a batch, in the meantime. */
  #write(): void {
    this.#writing ??= this.#writeBatches().finally(() => {
      this.#writing = undefined
    })
  }

  async #writeBatches(): Promise<void> {
    do {
      this.#takeBatch()
      await this.#writeBatch()
    } while (!this.#abandoned.signal.aborted && this.#hasMore())
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
      this.#capacity?.resolve()
      this.#capacity = undefined
    }
  }

  async #writeBatch(): Promise<void> {
    for (let retryMs = firstRetryMs; this.#batch.length > 0; retryMs = Math.min(2 * retryMs, maxRetryDelayMs)) {
      try {
        await writeCalls(this.#database, this.#batch)
        const written = this.#batch
        this.#batch = []
        await this.#keyUses.record(this.#database, written).catch(() => undefined)
        this.#reportLost()
      } catch {
        await delay(retryMs, undefined, { signal: this.#abandoned.signal }).catch(() => undefined)
        if (this.#abandoned.signal.aborted) return
      }
    }
  }

  #reportLost(): void {
    if (this.#lost === 0) return
    this.#options.onLost(this.#lost)
    this.#lost = 0
  }
}

/** Waits for a promise that never rejects, for at most `ms` milliseconds. */
async function within(ms: number, awaited: Promise<void> | undefined): Promise<void> {
  const timeout = new AbortController()
  await Promise.race([awaited, delay(ms, undefined, { signal: timeout.signal }).catch(() => undefined)])
  timeout.abort()
}
