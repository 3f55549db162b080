/** The work of one unit of fairness, such as a subscription or a phone number. */
export interface Flow {
  /** The number of claimed items that have not begun. */
  readonly queued: number
}

/** All flows of a worker, served in turn. */
export class Flows<Each extends Flow> {
  /** The flow that claimed last is at the end. */
  readonly #flows = new Map<string, Each>()
  /** Flows with queued items. The flow that began one last is at the end. */
  readonly #ready = new Set<Each>()

  /** Returns the flow of this key, creating it if needed. */
  get(key: string, create: () => Each): Each {
    const known = this.#flows.get(key)
    if (known !== undefined) return known
    const created = create()
    this.#flows.set(key, created)
    return created
  }

  entries(): [string, Each][] {
    return [...this.#flows]
  }

  all(): Each[] {
    return [...this.#flows.values()]
  }

  get ready(): ReadonlySet<Each> {
    return this.#ready
  }

  /** Removes flows without work and without state worth keeping. */
  forget(isIdle: (flow: Each) => boolean): void {
    for (const [key, flow] of this.#flows) if (isIdle(flow)) this.#flows.delete(key)
  }

  /** Collects the requests of the flows, in turn: those that request something are last the next time. */
  collect<Request>(request: (flow: Each) => Request | undefined): Request[] {
    const requests: Request[] = []
    for (const [key, flow] of this.entries()) {
      const requested = request(flow)
      if (requested === undefined) continue
      requests.push(requested)
      this.#flows.delete(key)
      this.#flows.set(key, flow)
    }
    return requests
  }

  /** An item was added to the queue of this flow. */
  markReady(flow: Each): void {
    this.#ready.add(flow)
  }

  /**
   * Begins queued items, one of each flow in turn: a free slot goes to the flow that has waited longest.
   *
   * @param beginNext begins one item of a flow; returns false when it cannot begin one now
   */
  serve(beginNext: (flow: Each) => boolean): void {
    let waiting = [...this.#ready]
    while (waiting.length > 0) {
      waiting = waiting.filter((flow) => {
        const hasStarted = beginNext(flow)
        if (hasStarted || flow.queued === 0) this.#ready.delete(flow)
        if (!hasStarted || flow.queued === 0) return false
        this.#ready.add(flow)
        return true
      })
    }
  }
}
