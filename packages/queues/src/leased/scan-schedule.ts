/** The max share of time for requested scans, however many flows have pending work. */
const maxShare = 0.1
/** The max share for periodic ones. They delay other statements, but mostly find nothing. */
const maxPeriodicShare = 0.01
/** Scans are at most this multiple of `pollMs` apart, even if a database that is slow, or stood still, makes one take long. */
const maxSlowdown = 3

/** Decides when to scan for due work: on request, otherwise periodically. */
export class ScanSchedule {
  readonly #pollMs: () => number
  #isRequested = true
  #nextAt = Number.NEGATIVE_INFINITY
  #notBefore = Number.NEGATIVE_INFINITY

  constructor(pollMs: () => number) {
    this.#pollMs = pollMs
  }

  request(): void {
    this.#isRequested = true
  }

  get msUntilDue(): number {
    return (this.#isRequested ? this.#notBefore : this.#nextAt) - performance.now()
  }

  get isDue(): boolean {
    return this.msUntilDue <= 0
  }

  /** Runs a scan. A request that arrives meanwhile leads to another one, and so does a failure. */
  async run(scan: () => Promise<void>): Promise<void> {
    this.#isRequested = false
    const begin = performance.now()
    try {
      await scan()
    } catch (error) {
      this.#isRequested = true
      throw error
    }
    const end = performance.now()
    const pauseFor = (share: number) => (end - begin) * (1 / share - 1)
    const pollMs = this.#pollMs()
    const after = (pauseMs: number) => end + Math.min(pollMs * maxSlowdown, pauseMs)
    this.#notBefore = after(pauseFor(maxShare))
    this.#nextAt = after(Math.max(pollMs, pauseFor(maxPeriodicShare)))
  }
}
