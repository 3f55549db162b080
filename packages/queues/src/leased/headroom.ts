import { performance } from 'node:perf_hooks'

/** The time of the process since its start: in work, and waiting for events. In milliseconds. */
export interface LoopTime {
  readonly active: number
  readonly idle: number
}

/** An organization with more items than this, queued and in flight, has a backlog. */
const backlogFrom = 16
/** How long after its last item an organization without a backlog counts as active. */
const activeForMs = 1_000
/** How long a backlog may be worked off without a pause, and how much of a longer time it makes up for. */
const maxBurstMs = 4
const maxDebtMs = 20

/**
 * Keeps the process responsive for organizations with little work. While one of them is active, those with a backlog begin
 * work only as long as the process has been idle half of the time. Otherwise a backlog may take all the time.
 */
export class Headroom {
  readonly #loopTime: () => LoopTime
  readonly #now: () => number
  #measured: LoopTime
  /** The time that may be spent, in milliseconds: idle time adds to it, and work subtracts from it. */
  #balanceMs = maxBurstMs
  /** The organizations that last began work without a backlog: the last one, and the last other one. */
  #last: { readonly organizationId: string; readonly at: number } | undefined
  #lastOther: { readonly organizationId: string; readonly at: number } | undefined

  constructor(loopTime: () => LoopTime = () => performance.eventLoopUtilization(), now = () => performance.now()) {
    this.#loopTime = loopTime
    this.#now = now
    this.#measured = loopTime()
  }

  /** Whether another organization without a backlog is active. */
  isShared(organizationId: string): boolean {
    const other = this.#last?.organizationId === organizationId ? this.#lastOther : this.#last
    return other !== undefined && this.#now() - other.at < activeForMs
  }

  /** @param items the organization's items, queued and in flight */
  mayBegin(organizationId: string, items: number): boolean {
    return items <= backlogFrom || !this.isShared(organizationId) || this.#hasTime()
  }

  /** An item began. */
  begun(organizationId: string, items: number): void {
    if (items > backlogFrom) return
    if (this.#last?.organizationId !== organizationId) this.#lastOther = this.#last
    this.#last = { organizationId, at: this.#now() }
  }

  #hasTime(): boolean {
    const { active, idle } = this.#loopTime()
    const change = idle - this.#measured.idle - (active - this.#measured.active)
    this.#measured = { active, idle }
    this.#balanceMs = Math.max(-maxDebtMs, Math.min(maxBurstMs, this.#balanceMs + change))
    return this.#balanceMs > 0
  }
}
