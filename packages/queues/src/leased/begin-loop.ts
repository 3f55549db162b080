/** Begins queued work a few items at a time, so that the events of one organization are not delayed by hundreds of another. */
export class BeginLoop {
  readonly #begin: () => number | undefined
  #soon: NodeJS.Immediate | undefined
  #later: NodeJS.Timeout | undefined

  /** @param begin begins a few items; returns after how many milliseconds more may begin, as `Flows.serve` does */
  constructor(begin: () => number | undefined) {
    this.#begin = begin
  }

  /** Begins what may begin now, and the rest when other events were handled. */
  run(): void {
    const msUntilMore = this.#begin()
    if (msUntilMore === 0) this.runSoon()
    else if (msUntilMore !== undefined) this.#runIn(msUntilMore)
  }

  runSoon(): void {
    this.#soon ??= setImmediate(() => {
      this.#soon = undefined
      this.run()
    })
  }

  #runIn(ms: number): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined
      this.run()
    }, ms)
  }
}
