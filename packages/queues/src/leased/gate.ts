import { SharedSlots } from './shared-slots.ts'

/** Limits how much work runs at a time. Groups share the slots, as organizations do elsewhere. */
export class Gate {
  readonly #slots: SharedSlots
  readonly #waiting: { readonly group: string; readonly begin: () => void }[] = []

  constructor(max: number) {
    this.#slots = new SharedSlots(max)
  }

  /** Runs the work in a slot of the group, as soon as there is one. */
  async run<Result>(group: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ group, begin })
      this.#beginNext()
    })
    try {
      return await work()
    } finally {
      this.#slots.release(group)
      this.#beginNext()
    }
  }

  #beginNext(): void {
    const index = this.#waiting.findIndex(({ group }) => this.#slots.freeFor(group) > 0)
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1)
    if (next === undefined) return
    this.#slots.take(next.group)
    next.begin()
  }
}
