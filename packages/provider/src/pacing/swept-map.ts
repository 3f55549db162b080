const sizeOfFirstSweep = 10_000
/** To sweep what nearly all stays of would cost every entry a look at all others. */
const growthBetweenSweeps = 2

/** A map that forgets what is over, now and then, before it takes another key. */
export class SweptMap<Value> {
  readonly #isOver: (value: Value, now: number) => boolean
  readonly #values = new Map<string, Value>()
  #sweepAt = sizeOfFirstSweep

  constructor(isOver: (value: Value, now: number) => boolean) {
    this.#isOver = isOver
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
    for (const [key, value] of this.#values) if (this.#isOver(value, now)) this.#values.delete(key)
    this.#sweepAt = Math.max(sizeOfFirstSweep, this.#values.size * growthBetweenSweeps)
  }
}
