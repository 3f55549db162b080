/** A part of the worker that made no step for this time is stalled. Each makes one every few seconds, also without work. */
const stalledAfterMs = 60_000

/** When the parts of the worker last made a step: began or ended a round of their queue. */
export class Steps {
  readonly #lastAtMs = new Map<string, number>()
  readonly #now: () => number

  /** @param now monotonic milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Watches a part from now on. @returns records a step of it */
  of(part: string): () => void {
    const record = () => void this.#lastAtMs.set(part, this.#now())
    record()
    return record
  }

  /** The stalled parts, with the seconds since their last step. */
  stalled(): { readonly part: string; readonly seconds: number }[] {
    const now = this.#now()
    return [...this.#lastAtMs]
      .filter(([, atMs]) => now - atMs >= stalledAfterMs)
      .map(([part, atMs]) => ({ part, seconds: Math.floor((now - atMs) / 1_000) }))
  }
}
