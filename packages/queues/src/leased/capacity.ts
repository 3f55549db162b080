import { Headroom } from './headroom.ts'
import { SharedSlots } from './shared-slots.ts'

/**
 * What the queues of a process share. A process has one queue of each kind for every cell that it works for, and together they have
 * the limits of one.
 */
export class Capacity {
  readonly headroom = new Headroom()
  readonly #shared = new Map<string, unknown>()

  /** What has this name: made by the first cell that needs it. */
  share<Value>(name: string, create: () => Value): Value {
    if (!this.#shared.has(name)) this.#shared.set(name, create())
    return this.#shared.get(name) as Value
  }

  /** The slots of the queue of this name. */
  slots(queue: string, max: number): SharedSlots {
    return this.share(queue, () => new SharedSlots(max))
  }
}
