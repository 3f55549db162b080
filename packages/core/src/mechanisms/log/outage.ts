import type { Log, LogFields } from './log.ts'

export interface OutageOptions {
  readonly log: Log
  /** What fails: `database`, `provider`, or a part of the process. */
  readonly part: string
  /** The message when it begins. */
  readonly begins: string
  /** The message when it is over. */
  readonly ends: string
  /** The level of the first line; default `warn`. */
  readonly level?: 'warn' | 'error'
  /** How long it must work before the outage is over, in milliseconds; default 10,000, and 2,000 with a probe. */
  readonly settleMs?: number
  /**
   * Asks whether it works again, once nothing has failed for `afterMs`; default 3,000. Without it, only the next attempt can tell.
   * With the defaults, an outage is over 5 seconds after it works again.
   */
  readonly probe?: { readonly afterMs?: number; readonly works: () => Promise<boolean> }
}

/** A failure that lasts. */
export interface CurrentOutage {
  /** When it began. */
  readonly since: string
  /** Its first cause. */
  readonly reason: string
}

const current = new Map<string, CurrentOutage>()

/** What fails in this process now, by its part. */
export function currentOutages(): Readonly<Record<string, CurrentOutage>> {
  return Object.fromEntries(current)
}

/**
 * Logs a failure that lasts: one line when it begins, one for each further cause, and one when it is over, with its duration. All
 * attempts in between, of however many callers, log nothing.
 */
export class Outage {
  readonly #options: OutageOptions
  readonly #causes = new Set<string>()
  #isClosed = false
  #count = 0
  #beganAt = 0
  #workedAt = 0
  #settling: NodeJS.Timeout | undefined
  #probing: NodeJS.Timeout | undefined

  constructor(options: OutageOptions) {
    this.#options = options
  }

  /** @param cause one line is logged for each, with these fields */
  failed(cause: string, fields: LogFields, level = this.#options.level ?? 'warn'): void {
    const { log, part, begins } = this.#options
    clearTimeout(this.#settling)
    this.#settling = undefined
    if (this.#causes.size === 0) {
      this.#beganAt = performance.now()
      if (!this.#isClosed)
        current.set(part, { since: new Date().toISOString(), reason: String(fields.reason ?? cause) })
    }
    this.#count += 1
    this.#probeLater()
    if (this.#causes.has(cause)) return
    this.#causes.add(cause)
    log[level]({ part, ...fields }, begins)
  }

  succeeded(): void {
    if (this.#causes.size === 0 || this.#settling !== undefined) return
    this.#workedAt = performance.now()
    clearTimeout(this.#probing)
    this.#settling = setTimeout(() => this.#end(), this.#settleMs).unref()
  }

  /** Probes no more, and fails no more. */
  close(): void {
    clearTimeout(this.#probing)
    this.#isClosed = true
    if (this.#causes.size > 0) current.delete(this.#options.part)
  }

  #probeLater(): void {
    const { probe } = this.#options
    clearTimeout(this.#probing)
    if (probe === undefined || this.#isClosed) return
    this.#probing = setTimeout(async () => {
      const count = this.#count
      const works = await probe.works().catch(() => false)
      // What failed meanwhile counts more.
      if (this.#count !== count || this.#settling !== undefined) return
      if (works) this.succeeded()
      else this.#probeLater()
    }, probe.afterMs ?? 3_000).unref()
  }

  get #settleMs(): number {
    return this.#options.settleMs ?? (this.#options.probe === undefined ? 10_000 : 2_000)
  }

  #end(): void {
    const { log, part, ends } = this.#options
    current.delete(part)
    log.info({ part, count: this.#count, durationMs: Math.round(this.#workedAt - this.#beganAt) }, ends)
    this.#settling = undefined
    this.#count = 0
    this.#causes.clear()
  }
}
