import { backlogFrom, Headroom } from './headroom.ts'
import { SharedSlots } from './shared-slots.ts'

/** The work of one unit of fairness within an organization, such as a subscription or a phone number. */
export interface Flow {
  readonly organizationId: string
  /** The number of claimed items that have not begun. */
  readonly queued: number
  readonly inFlight: number
  /** Whether more work may be due that is not claimed yet; default false. */
  readonly mayHaveMore?: boolean
  /** Whether its work always counts as a backlog, however little it is; default false. */
  readonly isBulk?: boolean
}

/** Max items per claim of an organization that has a claim in progress already. If there are as many, it has a backlog. */
const maxAside = backlogFrom + 1
/** Max items of an organization per claim while a flow without a backlog is active: a large claim delays others. */
const maxSharedClaim = 24
/** The pause before the headroom is checked again, in milliseconds. */
const headroomPauseMs = 4

/** All flows of a worker. Organizations are served in turn, and the flows of each in turn. */
export class Flows<Each extends Flow> {
  /** By organization and key. What claimed last is at the end. */
  readonly #flows = new Map<string, Map<string, Each>>()
  /** Flows with queued items, by organization. What began one last is at the end. */
  readonly #ready = new Map<string, Set<Each>>()
  /** The flows of claims in progress. */
  readonly #claiming = new Set<Each>()
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
   * Each organization that wants more gets an equal share of `max`, and no more than `maxSharedClaim` beside another active
   * flow. While one of its claims is in progress, and none of others, only its other flows that are short of work get a few.
   *
   * @param request gets the max number of items to request
   */
  collect<Request extends { readonly count: number }>(
    max: number,
    wantsMore: (flow: Each) => boolean,
    request: (flow: Each, max: number) => Request | undefined,
  ): Request[] {
    const wanting = [...this.#flows].flatMap(([organizationId, flows]) => {
      const isClaiming = flows.values().some((flow) => this.#claiming.has(flow))
      // Its claims must not overtake those of others that are in progress.
      if (isClaiming && this.#claiming.values().some((flow) => flow.organizationId !== organizationId)) return []
      const mayClaim = (flow: Each) => !isClaiming || (!this.#claiming.has(flow) && flow.queued === 0)
      const own = [...flows].filter(([, flow]) => mayClaim(flow) && wantsMore(flow))
      if (own.length === 0) return []
      const isShared = own.some(([, flow]) => this.#headroom.isShared(flow, flows))
      return [{ flows, organizationId, own, limit: isClaiming ? maxAside : isShared ? maxSharedClaim : max }]
    })
    const share = Math.ceil(max / Math.max(1, wanting.length))
    const requests: Request[] = []
    let total = max
    for (const { organizationId, flows, own, limit } of wanting) {
      let left = Math.min(share, total, limit)
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

  /** Claims for requests. Until it ends, another claim collects none of their flows: so others do not wait for it. */
  async whileClaiming(requests: readonly { readonly flow: Each }[], claim: () => Promise<void>): Promise<void> {
    for (const { flow } of requests) this.#claiming.add(flow)
    try {
      await claim()
    } finally {
      for (const { flow } of requests) this.#claiming.delete(flow)
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
    let waiting = [...this.#ready].map(([organizationId, flows]) => ({
      organizationId,
      flows,
      inTurn: flows.values(),
      organization: this.#of(organizationId),
      lightUnitOf: this.#findLight(this.#of(organizationId)),
    }))
    while (waiting.length > 0 && left > 0) {
      waiting = waiting.filter(({ organizationId, flows, inTurn, organization, lightUnitOf }) => {
        if (left === 0) return true
        const hasStarted = this.#beginOne(flows, inTurn, (flow) => {
          const light = lightUnitOf(flow)
          // Once there is no time, the other backlogs need not ask.
          if (light === undefined && (isHeldBack || !this.#headroom.mayBegin(flow, organization))) {
            isHeldBack = true
            return false
          }
          const hasBegun = beginNext(flow)
          if (hasBegun) this.#headroom.begun(light)
          return hasBegun
        })
        if (hasStarted) left -= 1
        if (flows.size === 0) this.#ready.delete(organizationId)
        else if (hasStarted) moveToEnd(this.#ready, organizationId, flows)
        return hasStarted
      })
    }
    if (waiting.length > 0) return 0
    return isHeldBack ? headroomPauseMs : undefined
  }

  /**
   * @returns the unit without a backlog that a flow belongs to: its organization, or only the flow; undefined if both have one. A
   *   flow also has one while it may have more, or together with the organization's other flows of a few items each
   */
  #findLight(flows: ReadonlyMap<string, Each>): (flow: Each) => object | undefined {
    // The load first: a flow with many items is remembered, also while it may have more.
    const hasOwn = (flow: Each) => this.#headroom.hasBacklog(flow, loadOf(flow)) || flow.mayHaveMore === true
    const loadsOf = (others: readonly Each[]) => ({
      all: sum(others.map(loadOf)),
      ofFew: sum(others.filter((each) => !hasOwn(each)).map(loadOf)),
    })
    let loads: ReturnType<typeof loadsOf> | undefined
    return (flow) => {
      if (flow.isBulk) return undefined
      loads ??= loadsOf([...flows.values()].filter(({ isBulk }) => !isBulk))
      if (loads.all <= backlogFrom) return flows
      return hasOwn(flow) || loads.ofFew > backlogFrom ? undefined : flow
    }
  }

  #of(organizationId: string): Map<string, Each> {
    return this.#flows.get(organizationId) ?? new Map()
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

/** The items of a flow, queued and in flight. */
function loadOf({ queued, inFlight }: Flow): number {
  return queued + inFlight
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
