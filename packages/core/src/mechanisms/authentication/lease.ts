/** A moment on the two clocks of a process. */
export interface Instant {
  /** Milliseconds that never go back, but may stand still while the machine sleeps. */
  readonly monotonic: number
  /** Milliseconds since 1970, which go on during sleep, but may be set back. */
  readonly wall: number
}

export type Clocks = () => Instant

export const systemClocks: Clocks = () => ({ monotonic: performance.now(), wall: Date.now() })

/** A span of time that has passed as soon as either clock says so, or the wall clock was set back before its begin. */
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
