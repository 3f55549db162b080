import type { Database } from '@channel/db'
import { Backlog, claimFor } from './backlog.ts'
import { Capacity } from './capacity.ts'
import { Flows } from './flows.ts'
import { LeasedQueue } from './leased-queue.ts'
import type { SharedSlots } from './shared-slots.ts'

/** The max number of rows of an organization to claim. */
export interface WantedRows {
  readonly organization_id: string
  readonly quota: number
}

export interface RowQueueOptions<Row> {
  readonly database: Pick<Database, 'listen' | 'cell'>
  /** The name of its slots. */
  readonly queue: string
  /** That of the process. */
  readonly capacity?: Capacity | undefined
  /** Notifications on this channel wake the queue up. */
  readonly channel?: string
  /** How often to scan without a notification, in milliseconds. */
  readonly pollMs: number
  /** How long a stop waits for work in flight, in milliseconds. */
  readonly graceMs: number
  /** Max rows in work, which organizations share; see SharedSlots. */
  readonly maxRows: number
  /** Max rows of an organization per claim; `maxRows` by default. */
  readonly maxPerClaim?: number
  /** Finds the organizations with due rows. */
  readonly findDue: () => Promise<readonly { readonly organization_id: string }[]>
  /** Claims due rows. */
  readonly claim: (wanted: readonly WantedRows[]) => Promise<readonly Row[]>
  /** Does the work of a row, and records the result. */
  readonly work: (row: Row) => Promise<void>
  /** Last step of a stop: interrupts the work that is still in flight. */
  readonly finish?: () => Promise<void>
  /** Receives errors of the background work. The queue continues. */
  readonly onError: (error: Error) => void
  /** As that of LeasedQueue. */
  readonly onStep?: (() => void) | undefined
}

/** A queue whose only flows are the organizations, until it is stopped. */
export interface RowQueue {
  /** Claims no more, and waits up to `graceMs` for the work in flight. */
  stop(): Promise<void>
}

/** Claims the rows of organizations in turn, those of each by due time, and works on up to `maxRows` of them at a time. */
export function startRowQueue<Row extends { readonly organization_id: string }>({
  findDue,
  claim,
  work,
  maxRows,
  maxPerClaim = maxRows,
  finish,
  queue: name,
  capacity = new Capacity(),
  ...options
}: RowQueueOptions<Row>): RowQueue {
  const slots = capacity.slots(name, maxRows)
  const rows = new SharedRows(slots, maxPerClaim)
  const queue = new LeasedQueue(options, {
    scan: async () => rows.markDue(await findDue()),
    async claim() {
      const claimed = await rows.claim(claim)
      for (const row of claimed) queue.begin(work(row), () => rows.ended(row))
      return claimed.length > 0
    },
    ...(finish !== undefined && { finish }),
  })
  slots.usedBy(() => queue.claimSoon())
  queue.start()
  return { stop: () => queue.stop() }
}

/** The rows of an organization. None is queued: what is claimed begins at once. */
interface RowFlow {
  readonly organizationId: string
  readonly queued: 0
  readonly inFlight: 0
  readonly backlog: Backlog
}

/** The rows in work, which organizations share. */
class SharedRows {
  readonly #slots: SharedSlots
  readonly #maxPerClaim: number
  readonly #flows = new Flows<RowFlow>()

  constructor(slots: SharedSlots, maxPerClaim: number) {
    this.#slots = slots
    this.#maxPerClaim = maxPerClaim
  }

  /** A scan has found these organizations. */
  markDue(due: readonly { readonly organization_id: string }[]): void {
    for (const { organization_id } of due) this.#of(organization_id).backlog.mayHaveMore = true
    this.#flows.forget(({ backlog }) => !backlog.mayHaveMore)
  }

  /** Claims rows, each of which has a slot then. */
  async claim<Row extends { readonly organization_id: string }>(
    claim: (wanted: readonly WantedRows[]) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const requests = this.#requests()
    if (requests.length === 0) return []
    const wanted = requests.map((request) => request.wanted)
    const claimed: Row[] = []
    const add = (row: Row) => {
      claimed.push(row)
      return this.#of(row.organization_id).backlog
    }
    try {
      await this.#flows.whileClaiming(requests, () => claimFor(requests, () => claim(wanted), add))
      return claimed
    } finally {
      for (const { organization_id, quota } of wanted) this.#slots.release(organization_id, quota)
      for (const { organization_id } of claimed) this.#slots.take(organization_id)
    }
  }

  /** Work has ended. Other rows may have waited for a limit within the organization. */
  ended({ organization_id }: { readonly organization_id: string }): void {
    this.#slots.release(organization_id)
    this.#of(organization_id).backlog.wakeUp()
  }

  #requests() {
    const mayClaim = ({ organizationId, backlog }: RowFlow) =>
      backlog.mayHaveMore && this.#slots.freeFor(organizationId) > 0
    return this.#flows.collect(this.#slots.max, mayClaim, (flow, max) => {
      const { organizationId, backlog } = flow
      const quota = Math.min(max, this.#maxPerClaim, this.#slots.freeFor(organizationId))
      // Until the claim shows how many there are.
      this.#slots.take(organizationId, quota)
      return { flow, backlog, quota, count: quota, wanted: { organization_id: organizationId, quota } }
    })
  }

  #of(organizationId: string): RowFlow {
    return this.#flows.get(organizationId, '', () => ({
      organizationId,
      queued: 0,
      inFlight: 0,
      backlog: new Backlog(),
    }))
  }
}
