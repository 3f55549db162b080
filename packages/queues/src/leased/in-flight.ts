/** Counts work in progress. */
export class InFlight {
  #count = 0
  #waiting: (() => void)[] = []

  get size(): number {
    return this.#count
  }

  begin(): void {
    this.#count += 1
  }

  /** @param count the number of ended items */
  end(count = 1): void {
    this.#count -= count
    if (this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Counts `work` until it settles. The caller handles its errors. */
  track<T>(work: Promise<T>): Promise<T> {
    this.begin()
    return work.finally(() => this.end())
  }

  /** Resolves when nothing is in flight, or after `withinMs`. */
  async settled(withinMs = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#count === 0) return
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(withinMs) ? setTimeout(resolve, withinMs) : undefined
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
