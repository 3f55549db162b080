/**
 * Calls functions in later turns of the event loop, one per turn. A turn accepts one new connection, so turns must be short
 * while many bodies arrive.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  wait(next: () => void): void {
    this.#waiting.push(next)
    if (this.#waiting.length === 1) setImmediate(() => this.#callNext())
  }

  #callNext(): void {
    this.#waiting[0]?.()
    this.#waiting.shift()
    if (this.#waiting.length > 0) setImmediate(() => this.#callNext())
  }
}
