/** Counts work that has begun and not ended. */
export class InFlight {
  #count = 0
  #waiting: (() => void)[] = []

  get size(): number {
    return this.#count
  }

  /** Counts `work` until it settles. The caller handles its errors. */
  async track<T>(work: Promise<T>): Promise<T> {
    this.#count += 1
    try {
      return await work
    } finally {
      this.#count -= 1
      if (this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve()
    }
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
