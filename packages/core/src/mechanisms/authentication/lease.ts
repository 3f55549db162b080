/** A point in time on the two clocks of a process. */
export interface Instant {
  /** Milliseconds that never go back, but may stop while the machine sleeps. */
  readonly monotonic: number
  /** Milliseconds since 1970. They continue during sleep, but may be set back. */
  readonly wall: number
}

export type Clocks = () => Instant

export const systemClocks: Clocks = () => ({ monotonic: performance.now(), wall: Date.now() })

/** A period that ends as soon as either clock says so, or when the wall clock was set back before its start. */
export class Lease {
  static readonly none = new Lease({ monotonic: 0, wall: 0 }, 0)
  readonly #from: Instant
  readonly #lengthMs: number

  constructor(from: Instant, lengthMs: number) {
    this.#from = from
    this.#lengthMs = lengthMs
  }

  holdsAt({ monotonic, wall }: Instant): boolean {
    return (
      monotonic < this.#from.monotonic + this.#lengthMs &&
      wall < this.#from.wall + this.#lengthMs &&
      wall >= this.#from.wall
    )
  }
}
