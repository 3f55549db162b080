/** How often messages of broadcasts begin, in milliseconds: a number has sent at most two meanwhile, and its pace allows three at once. */
const intervalMs = 25
/** How long they may begin then: as long as it takes to begin those of all numbers. */
const openMs = 4

/** Lets messages that can wait begin together: they share statements and commits, which cost more than the messages do. */
export class Beat {
  readonly #now: () => number
  #last = Number.NEGATIVE_INFINITY
  #openUntil = Number.NEGATIVE_INFINITY

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether messages may begin now. */
  get isOpen(): boolean {
    const now = this.#now()
    const beat = Math.floor(now / intervalMs)
    if (beat > this.#last) {
      this.#last = beat
      this.#openUntil = now + openMs
    }
    return now < this.#openUntil
  }

  /** Milliseconds until they may; 0 if they may now. */
  get waitMs(): number {
    return this.isOpen ? 0 : intervalMs - (this.#now() % intervalMs)
  }
}
