const everyMs = 1_000

/** Prints counts on standard error, at most once a second each. */
export class Progress {
  readonly #what: string
  readonly #totals = new Map<string, number>()
  readonly #printedAt = new Map<string, number>()

  /** @param what what happens to the counted rows, such as `removed` */
  constructor(what: string) {
    this.#what = what
  }

  add(kind: string, count: number): void {
    const total = (this.#totals.get(kind) ?? 0) + count
    this.#totals.set(kind, total)
    const now = performance.now()
    if (now - (this.#printedAt.get(kind) ?? -everyMs) < everyMs) return
    this.#printedAt.set(kind, now)
    console.error(`${kind}: ${total} ${this.#what}`)
  }
}
