const sizeOfFirstSweep = 10_000
/** Sweeping again before the map has grown would cost O(n) per insert if nearly all entries stay. */
const growthBetweenSweeps = 2

/** A map that occasionally removes expired entries before it adds a key. */
export class SweptMap<Value> {
  readonly #isExpired: (value: Value, now: number) => boolean
  readonly #values = new Map<string, Value>()
  #sweepAt = sizeOfFirstSweep

  constructor(isExpired: (value: Value, now: number) => boolean) {
    this.#isExpired = isExpired
  }

  get size(): number {
    return this.#values.size
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value, now: number): void {
    if (this.#values.size >= this.#sweepAt && !this.#values.has(key)) this.#sweep(now)
    this.#values.set(key, value)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  #sweep(now: number): void {
    for (const [key, value] of this.#values) if (this.#isExpired(value, now)) this.#values.delete(key)
    this.#sweepAt = Math.max(sizeOfFirstSweep, this.#values.size * growthBetweenSweeps)
  }
}
