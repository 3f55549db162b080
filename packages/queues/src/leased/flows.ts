import { Headroom } from './headroom.ts'
import { SharedSlots } from './shared-slots.ts'

/** The work of one unit of fairness within an organization, such as a subscription or a phone number. */
export interface Flow {
  readonly organizationId: string
  /** The number of claimed items that have not begun. */
  readonly queued: number
  readonly inFlight: number
}

/** Max items of an organization per claim while another one is active: a large claim delays the claims of others. */
const maxSharedClaim = 64
/** The pause before the headroom is checked again, in milliseconds. */
const headroomPauseMs = 2

/** All flows of a worker. Organizations are served in turn, and the flows of each in turn. */
export class Flows<Each extends Flow> {
  /** By organization and key. What claimed last is at the end. */
  readonly #flows = new Map<string, Map<string, Each>>()
  /** Flows with queued items, by organization. What began one last is at the end. */
  readonly #ready = new Map<string, Set<Each>>()
  /** The organizations of claims in progress. */
  readonly #claiming = new Set<string>()
  readonly #headroom: Headroom

  constructor(headroom = new Headroom()) {
    this.#headroom = headroom
  }

  /** Returns the flow of this organization and key, creating it if needed. */
  get(organizationId: string, key: string, create: () => Each): Each {
    const flows = this.#flows.get(organizationId) ?? new Map<string, Each>()
    this.#flows.set(organizationId, flows)
    const flow = flows.get(key) ?? create()
    flows.set(key, flow)
    return flow
  }

  /** @param organizationId limits it to one organization; all by default */
  all(organizationId?: string): Each[] {
    const groups = organizationId === undefined ? [...this.#flows.values()] : [this.#flows.get(organizationId)]
    return groups.flatMap((flows) => [...(flows?.values() ?? [])])
  }

  get ready(): Each[] {
    return [...this.#ready.values()].flatMap((flows) => [...flows])
  }

  /** Removes flows without work and without state worth keeping. */
  forget(isIdle: (flow: Each) => boolean): void {
    for (const [organizationId, flows] of this.#flows) {
      for (const [key, flow] of flows) if (isIdle(flow)) flows.delete(key)
      if (flows.size === 0) this.#flows.delete(organizationId)
    }
  }

  /**
   * Collects the requests of the flows that want more, in turn: those that request something are last the next time.
   * Each organization that wants more gets an equal share of `max`, except those of claims in progress, and no more than
   * `maxSharedClaim` beside another active one.
   *
   * @param request gets the max number of items to request
   */
  collect<Request extends { readonly count: number }>(
    max: number,
    wantsMore: (flow: Each) => boolean,
    request: (flow: Each, max: number) => Request | undefined,
  ): Request[] {
    const wanting = [...this.#flows].flatMap(([organizationId, flows]) => {
      if (this.#claiming.has(organizationId)) return []
      const own = [...flows].filter(([, flow]) => wantsMore(flow))
      return own.length === 0 ? [] : [{ organizationId, flows, own }]
    })
    const share = Math.ceil(max / Math.max(1, wanting.length))
    const requests: Request[] = []
    let total = max
    for (const { organizationId, flows, own } of wanting) {
      let left = Math.min(share, total, this.#headroom.isShared(organizationId) ? maxSharedClaim : max)
      const before = requests.length
      for (const [key, flow] of own) {
        if (left <= 0) break
        const requested = request(flow, left)
        if (requested === undefined) continue
        requests.push(requested)
        left -= requested.count
        total -= requested.count
        moveToEnd(flows, key, flow)
      }
      if (requests.length > before) moveToEnd(this.#flows, organizationId, flows)
    }
    return requests
  }

  /**
   * Claims for requests. Until it ends, another claim collects only requests of other organizations: so they do not wait
   * for it.
   */
  async whileClaiming(
    requests: readonly { readonly wanted: { readonly organization_id: string } }[],
    claim: () => Promise<void>,
  ): Promise<void> {
    const organizations = new Set(requests.map(({ wanted }) => wanted.organization_id))
    for (const each of organizations) this.#claiming.add(each)
    try {
      await claim()
    } finally {
      for (const each of organizations) this.#claiming.delete(each)
    }
  }

  /**
   * How many items to hold, counted by `countOf`, as slots that organizations share. One with less than its share may
   * always hold more, however many others hold.
   */
  held(max: number, countOf: (flow: Each) => number): SharedSlots {
    const held = new SharedSlots(max, Number.POSITIVE_INFINITY)
    for (const flow of this.all()) held.take(flow.organizationId, countOf(flow))
    return held
  }

  /** An item was added to the queue of this flow. */
  markReady(flow: Each): void {
    const flows = this.#ready.get(flow.organizationId) ?? new Set()
    this.#ready.set(flow.organizationId, flows.add(flow))
  }

  /**
   * Begins queued items, one of each organization in turn: a free slot goes to the organization that has waited longest,
   * and of its flows to the one that has.
   *
   * @param beginNext begins one item of a flow; returns false when it cannot begin one now
   * @param max the max number of items to begin
   * @returns after how many milliseconds more may begin; undefined if not before something else happens
   */
  serve(beginNext: (flow: Each) => boolean, max = Number.POSITIVE_INFINITY): number | undefined {
    let isHeldBack = false
    let left = max
    let waiting = [...this.#ready].map(([organizationId, flows]) => ({ organizationId, flows, inTurn: flows.values() }))
    while (waiting.length > 0 && left > 0) {
      waiting = waiting.filter(({ organizationId, flows, inTurn }) => {
        if (left === 0) return true
        const load = this.#loadOf(organizationId)
        if (!this.#headroom.mayBegin(organizationId, load)) {
          isHeldBack = true
          return false
        }
        const hasStarted = this.#beginOne(flows, inTurn, beginNext)
        if (hasStarted) left -= 1
        if (hasStarted) this.#headroom.begun(organizationId, load)
        if (flows.size === 0) this.#ready.delete(organizationId)
        else if (hasStarted) moveToEnd(this.#ready, organizationId, flows)
        return hasStarted
      })
    }
    if (waiting.length > 0) return 0
    return isHeldBack ? headroomPauseMs : undefined
  }

  /** The items of an organization, queued and in flight. */
  #loadOf(organizationId: string): number {
    let load = 0
    for (const { queued, inFlight } of this.#flows.get(organizationId)?.values() ?? []) load += queued + inFlight
    return load
  }

  /** @param inTurn the rest of `flows`, which are still to be tried; flows that are added to `flows` again follow */
  #beginOne(flows: Set<Each>, inTurn: Iterator<Each>, beginNext: (flow: Each) => boolean): boolean {
    for (let next = inTurn.next(); !next.done; next = inTurn.next()) {
      const flow = next.value
      const hasStarted = beginNext(flow)
      if (hasStarted || flow.queued === 0) flows.delete(flow)
      if (hasStarted && flow.queued > 0) flows.add(flow)
      if (hasStarted) return true
    }
    return false
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
