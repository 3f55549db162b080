/** The max share of time for scans, however many flows have pending work. */
const maxShare = 0.1

/** Decides when to scan for due work: on request, otherwise periodically. */
export class ScanSchedule {
  readonly #pollMs: number
  #isRequested = true
  #scannedAt = Number.NEGATIVE_INFINITY
  #notBefore = Number.NEGATIVE_INFINITY

  constructor(pollMs: number) {
    this.#pollMs = pollMs
  }

  request(): void {
    this.#isRequested = true
  }

  get msUntilDue(): number {
    const due = this.#isRequested ? this.#notBefore : Math.max(this.#notBefore, this.#scannedAt + this.#pollMs)
    return due - performance.now()
  }

  get isDue(): boolean {
    return this.msUntilDue <= 0
  }

  /** Runs a scan. A request that arrives meanwhile leads to another one. */
  async run(scan: () => Promise<void>): Promise<void> {
    this.#isRequested = false
    const begin = performance.now()
    await scan()
    this.#scannedAt = performance.now()
    this.#notBefore = this.#scannedAt + (this.#scannedAt - begin) * (1 / maxShare - 1)
  }
}
