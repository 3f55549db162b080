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
/** How much idle time is saved up, and how much of a longer time of work is made up for. */
const maxCreditMs = 0.5
const maxDebtMs = 20
/** Items of backlogs begin together: they share statements and commits, which delay others more than the items do. */
const burst = 8
/** The pauses between bursts: the first shows what one costs, the second is never exceeded, however busy the process is. */
const minPauseMs = 20
const maxPauseMs = 100

/**
 * Keeps the process responsive for organizations with little work, and for flows with little work of busy ones. While one
 * is active, backlogs of others begin work only as long as the process has been idle five sixths of the time.
 */
export class Headroom {
  readonly #loopTime: () => LoopTime
  readonly #now: () => number
  #measured: LoopTime
  /** The time that may be spent, in milliseconds: idle time adds to it, and work subtracts from it. */
  #balanceMs = maxCreditMs
  /** When the last burst began, and how many more of its items may. */
  #lastBurst = Number.NEGATIVE_INFINITY
  #left = 0
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

  /** An item began. @param light the organization or flow that it belongs to, if that has no backlog */
  begun(light: object | undefined): void {
    if (light === undefined) {
      this.#left = Math.max(0, this.#left - 1)
      return
    }
    this.#active.delete(light)
    this.#active.set(light, this.#now())
  }

  #hasTime(): boolean {
    const { active, idle } = this.#loopTime()
    const change = (idle - this.#measured.idle) / idlePerWork - (active - this.#measured.active)
    this.#measured = { active, idle }
    this.#balanceMs = Math.max(-maxDebtMs, Math.min(maxCreditMs, this.#balanceMs + change))
    if (this.#left > 0) return true
    const now = this.#now()
    if (now - this.#lastBurst < (this.#balanceMs > 0 ? minPauseMs : maxPauseMs)) return false
    this.#lastBurst = now
    this.#left = burst
    return true
  }
}
