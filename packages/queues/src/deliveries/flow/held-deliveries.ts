import { Backlog, type BacklogQuota, type Lane } from '../../leased/index.ts'
import type { ClaimedDelivery, WantedDeliveries } from '../claim-deliveries.ts'

/** A delivery that this worker has claimed. */
export interface HeldDelivery {
  readonly delivery: ClaimedDelivery
  /** By the engine's clock. */
  readonly claimedAt: number
  /** The same timestamp by the database's clock, since 1970. */
  readonly claimedAtMs: number
}

type QuotaByLane = Omit<WantedDeliveries, 'organization_id' | 'subscription_id'>

const lanes = ['first', 'retry'] as const

export const laneOf = ({ attempt_count }: Pick<ClaimedDelivery, 'attempt_count'>): Lane =>
  attempt_count === 0 ? 'first' : 'retry'

/** The claimed deliveries of a subscription, queued and in flight, with separate lanes for first attempts and retries. */
export class HeldDeliveries {
  /** Whether more may be due. Replays are claimed as one lane. */
  readonly backlogs: Readonly<Record<Lane, Backlog>>
  readonly #areReplays: boolean
  readonly #queue: Record<Lane, HeldDelivery[]> = { first: [], retry: [] }
  readonly #inFlight = { first: 0, retry: 0 }

  constructor(areReplays: boolean) {
    this.#areReplays = areReplays
    const first = new Backlog()
    this.backlogs = { first, retry: areReplays ? first : new Backlog() }
  }

  get queued(): number {
    return this.#queue.first.length + this.#queue.retry.length
  }

  get inFlight(): number {
    return this.#inFlight.first + this.#inFlight.retry
  }

  get mayHaveMore(): boolean {
    return this.backlogs.first.mayHaveMore || this.backlogs.retry.mayHaveMore
  }

  /** Splits a claim of `count` deliveries between the lanes that may have more due. */
  splitQuota(count: number): { readonly quotas: QuotaByLane; readonly backlogQuotas: readonly BacklogQuota[] } {
    const { first, retry } = this.backlogs
    if (this.#areReplays) {
      return { quotas: { first: 0, retry: 0, replay: count }, backlogQuotas: [{ backlog: first, quota: count }] }
    }
    const retries = !retry.mayHaveMore ? 0 : first.mayHaveMore ? Math.floor(count / 2) : count
    const quotas = { first: first.mayHaveMore ? count - retries : 0, retry: retries, replay: 0 }
    return { quotas, backlogQuotas: lanes.map((lane) => ({ backlog: this.backlogs[lane], quota: quotas[lane] })) }
  }

  add(held: HeldDelivery): Backlog {
    const lane = laneOf(held.delivery)
    this.#queue[lane].push(held)
    return this.backlogs[lane]
  }

  /**
   * Takes the next delivery to attempt. First attempts go before retries, but retries may take up to half of the cap.
   *
   * @param hasSlot whether a lane has a free slot
   * @param claimedFrom deliveries claimed before this time are skipped: their lease is too short
   */
  next(cap: number, hasSlot: (lane: Lane) => boolean, claimedFrom: number): HeldDelivery | undefined {
    if (this.inFlight >= cap) return undefined
    const isRetryTurn = this.#inFlight.retry < cap / 2 && this.#inFlight.retry < this.#inFlight.first
    const order: readonly Lane[] = isRetryTurn ? ['retry', 'first'] : lanes
    const lane = order.find((each) => this.#queue[each].length > 0 && hasSlot(each))
    if (lane === undefined || (this.#queue[lane][0]?.claimedAt ?? 0) < claimedFrom) return undefined
    this.#inFlight[lane] += 1
    return this.#queue[lane].shift()
  }

  ended(lane: Lane): void {
    this.#inFlight[lane] -= 1
  }

  /** Removes deliveries claimed before a time from the queue, to be released. */
  removeClaimedBefore(time: number): HeldDelivery[] {
    const removed: HeldDelivery[] = []
    for (const lane of lanes) {
      const [old, remaining] = partition(this.#queue[lane], ({ claimedAt }) => claimedAt < time)
      if (old.length === 0) continue
      this.#queue[lane] = remaining
      this.backlogs[lane].mayHaveMore = true
      removed.push(...old)
    }
    return removed
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
