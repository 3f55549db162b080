import { performance } from 'node:perf_hooks'

/** The time of the process since its start: in work, and waiting for events. In milliseconds. */
export interface LoopTime {
  readonly active: number
  readonly idle: number
}

/** An organization or a flow with more items than this, queued and in flight, has a backlog. */
export const backlogFrom = 16
/** How long after it had many items a flow has a backlog: a broadcast must not slow down whenever one is short of items. */
const backlogForMs = 10_000
/** How long after its last item an organization or a flow without a backlog counts as active. */
const activeForMs = 1_000
/** While one is active, a backlog waits for this multiple of the time that the process worked: it gets a sixth of it. */
const idlePerWork = 5
/** How long a backlog may be worked off without a pause, and how much of a longer time it makes up for. */
const maxBurstMs = 0.5
const maxDebtMs = 20
/** An item of a backlog begins at least this often, however busy the process is. */
const maxPauseMs = 10

/**
 * Keeps the process responsive for organizations with little work, and for flows with little work of busy ones. While one
 * is active, backlogs of others begin work only as long as the process has been idle five sixths of the time.
 */
export class Headroom {
  readonly #loopTime: () => LoopTime
  readonly #now: () => number
  #measured: LoopTime
  /** The time that may be spent, in milliseconds: idle time adds to it, and work subtracts from it. */
  #balanceMs = maxBurstMs
  /** When an item of a backlog last might begin. */
  #lastTime = Number.NEGATIVE_INFINITY
  /** When a flow last had many items. */
  readonly #backlogs = new WeakMap<object, number>()
  /** When an organization or flow without a backlog last began an item, the oldest first. */
  readonly #active = new Map<object, number>()

  constructor(loopTime: () => LoopTime = () => performance.eventLoopUtilization(), now = () => performance.now()) {
    this.#loopTime = loopTime
    this.#now = now
    this.#measured = loopTime()
  }

  /** Whether a flow has a backlog. */
  hasBacklog(flow: object, items: number): boolean {
    if (items > backlogFrom) this.#backlogs.set(flow, this.#now())
    return this.#now() - (this.#backlogs.get(flow) ?? Number.NEGATIVE_INFINITY) < backlogForMs
  }

  /** Whether another organization or flow without a backlog is active. */
  isShared(flow: object, organization: object): boolean {
    const now = this.#now()
    for (const [each, at] of this.#active) {
      if (now - at >= activeForMs) this.#active.delete(each)
      else if (each !== flow && each !== organization) return true
    }
    return false
  }

  /** Whether an item of a backlog may begin. */
  mayBegin(flow: object, organization: object): boolean {
    return !this.isShared(flow, organization) || this.#hasTime()
  }

  /** An item of an organization or flow without a backlog began. */
  begun(unit: object): void {
    this.#active.delete(unit)
    this.#active.set(unit, this.#now())
  }

  #hasTime(): boolean {
    const { active, idle } = this.#loopTime()
    const change = (idle - this.#measured.idle) / idlePerWork - (active - this.#measured.active)
    this.#measured = { active, idle }
    this.#balanceMs = Math.max(-maxDebtMs, Math.min(maxBurstMs, this.#balanceMs + change))
    const now = this.#now()
    if (this.#balanceMs <= 0 && now - this.#lastTime < maxPauseMs) return false
    this.#lastTime = now
    return true
  }
}
