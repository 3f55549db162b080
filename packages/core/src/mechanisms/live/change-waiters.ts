// Requests that wait for an event hold no connection of the database and run no query. A hint of their organization wakes
// them, and each reads again.

/** Waits for events of an organization. Begin it before reading, so that no event is missed in between. */
export interface Expectation {
  /**
   * Waits for a hint that has arrived since the last call, or arrives.
   *
   * @param timeoutMs max time to wait
   * @param signal ends the wait
   * @returns false if the process is ending: no hint follows
   */
  next(timeoutMs: number, signal?: AbortSignal): Promise<boolean>
  /** Ends it. */
  leave(): void
}

export interface ChangeWaitersOptions {
  /** Max requests of an organization that wait in this process. */
  readonly maxPerOrganization: number
  /** Max requests that wait in this process. */
  readonly max: number
}

/** The longest delay of a wake-up of all, in milliseconds, so that they do not read at once. */
const maxSpreadMs = 1_000

export class ChangeWaiters {
  readonly #options: ChangeWaitersOptions
  readonly #waiting = new Map<string, Set<() => void>>()
  #count = 0
  #isClosed = false

  constructor(options: ChangeWaitersOptions) {
    this.#options = options
  }

  /** @returns undefined if too many wait already */
  expect(organizationId: string): Expectation | undefined {
    const ofOrganization = this.#waiting.get(organizationId) ?? new Set()
    const { max, maxPerOrganization } = this.#options
    if (ofOrganization.size >= maxPerOrganization || this.#count >= max) return undefined
    this.#waiting.set(organizationId, ofOrganization)
    let isHinted = false
    let resume: (() => void) | undefined
    const wake = () => {
      isHinted = true
      resume?.()
    }
    ofOrganization.add(wake)
    this.#count++
    return {
      next: async (timeoutMs, signal) => {
        if (!isHinted && !this.#isClosed && signal?.aborted !== true) {
          const { promise, resolve } = Promise.withResolvers<void>()
          resume = resolve
          const timer = setTimeout(resolve, timeoutMs)
          signal?.addEventListener('abort', () => resolve(), { once: true })
          await promise
          clearTimeout(timer)
        }
        isHinted = false
        return !this.#isClosed
      },
      leave: () => {
        if (!ofOrganization.delete(wake)) return
        this.#count--
        if (ofOrganization.size === 0) this.#waiting.delete(organizationId)
      },
    }
  }

  /** Wakes those of an organization. */
  wake(organizationId: string): void {
    for (const wake of this.#waiting.get(organizationId) ?? []) wake()
  }

  /** Wakes all within a second: hints may have been missed. */
  wakeAll(): void {
    for (const ofOrganization of this.#waiting.values())
      for (const wake of ofOrganization) setTimeout(wake, Math.random() * maxSpreadMs)
  }

  close(): void {
    this.#isClosed = true
    for (const organizationId of this.#waiting.keys()) this.wake(organizationId)
  }
}
