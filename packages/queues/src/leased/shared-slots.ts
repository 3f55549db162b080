/**
 * Slots that organizations share. One may have all of them while no other needs any. Otherwise it gets no more before it
 * has less than an equal share again, and those with less take its slots as they become free, or begin in the reserve.
 */
export class SharedSlots {
  readonly #max: number
  readonly #reserve: number
  readonly #held = new Map<string, number>()
  /** Those of `#held` that are not in `#used`; see `takeAnyway`. */
  readonly #surplus = new Map<string, number>()
  readonly #wakers: (() => void)[] = []
  /** Whether one was missing since the last release. */
  #isShort = false
  #used = 0

  /**
   * @param reserve the number of slots that exist in addition, for organizations with less than their share: so none
   *   waits for another, although one alone may have all others
   */
  constructor(max: number, reserve = Math.ceil(max / 2)) {
    this.#max = max
    this.#reserve = reserve
  }

  get max(): number {
    return this.#max
  }

  get used(): number {
    return this.#used
  }

  /**
   * Registers a queue that uses them. If there are several, each release wakes all after one was missing; one by itself knows when its own
   * work ends.
   */
  usedBy(wakeUp: () => void): void {
    this.#wakers.push(wakeUp)
  }

  /** Records that work has to wait, for a slot or for more than a slot. */
  missed(): void {
    this.#isShort = true
  }

  /** The slots of each organization if all that have some, and this one, had the same number. */
  shareOf(organizationId: string): number {
    const organizations = this.#held.size + (this.#held.has(organizationId) ? 0 : 1)
    return Math.max(1, Math.floor(this.#max / organizations))
  }

  /** How many more slots an organization may take. */
  freeFor(organizationId: string): number {
    const held = this.#heldBy(organizationId)
    const ordinary = this.#max - Math.max(held, this.#used)
    const guaranteed = Math.min(this.shareOf(organizationId) - held, this.#max + this.#reserve - this.#used)
    const free = Math.max(0, ordinary, guaranteed)
    if (free === 0) this.missed()
    return free
  }

  take(organizationId: string, count = 1): void {
    if (count === 0) return
    this.#held.set(organizationId, this.#heldBy(organizationId) + count)
    this.#used += count
  }

  /**
   * Takes a slot for work in progress, even if none is free. It then counts as one of the organization's, but is not
   * missing for others.
   */
  takeAnyway(organizationId: string): void {
    const isFree = this.#used < this.#max
    this.take(organizationId)
    if (isFree) return
    this.#used -= 1
    this.#surplus.set(organizationId, (this.#surplus.get(organizationId) ?? 0) + 1)
  }

  release(organizationId: string, count = 1): void {
    const surplus = Math.min(count, this.#surplus.get(organizationId) ?? 0)
    subtract(this.#held, organizationId, count)
    subtract(this.#surplus, organizationId, surplus)
    this.#used -= count - surplus
    if (!this.#isShort || this.#wakers.length < 2) return
    this.#isShort = false
    for (const wakeUp of this.#wakers) wakeUp()
  }

  #heldBy(organizationId: string): number {
    return this.#held.get(organizationId) ?? 0
  }
}

function subtract(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) - by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
