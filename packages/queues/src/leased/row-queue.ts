import type { Database } from '@channel/db'
import { Backlog, type BacklogQuota, claimFor } from './backlog.ts'
import { Flows } from './flows.ts'
import { LeasedQueue } from './leased-queue.ts'
import { SharedSlots } from './shared-slots.ts'

/** The max number of rows of an organization to claim. */
export interface WantedRows {
  readonly organization_id: string
  readonly quota: number
}

export interface RowQueueOptions<Row> {
  readonly database: Pick<Database, 'listen'>
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
}

/** A queue whose only flows are the organizations, until it is stopped. */
export interface RowQueue {
  /** Claims no more, and waits up to `graceMs` for the work in flight. */
  stop(): Promise<void>
}

/** The rows of an organization. None is queued: what is claimed begins at once. */
interface RowFlow {
  readonly organizationId: string
  readonly queued: 0
  readonly backlog: Backlog
}

interface WantedOfFlow extends BacklogQuota {
  readonly count: number
  readonly wanted: WantedRows
}

/** Claims the rows of organizations in turn, those of each by due time, and works on up to `maxRows` of them at a time. */
export function startRowQueue<Row extends { readonly organization_id: string }>({
  findDue,
  claim,
  work,
  maxRows,
  maxPerClaim = maxRows,
  finish,
  ...options
}: RowQueueOptions<Row>): RowQueue {
  const slots = new SharedSlots(maxRows)
  const flows = new Flows<RowFlow>()
  const of = (organizationId: string): RowFlow =>
    flows.get(organizationId, '', () => ({ organizationId, queued: 0, backlog: new Backlog() }))
  const mayClaim = ({ organizationId, backlog }: RowFlow) => backlog.mayHaveMore && slots.freeFor(organizationId) > 0
  const wantedOf = ({ organizationId, backlog }: RowFlow, max: number): WantedOfFlow => {
    const quota = Math.min(max, maxPerClaim, slots.freeFor(organizationId))
    // Until the claim shows how many there are.
    slots.take(organizationId, quota)
    return { backlog, quota, count: quota, wanted: { organization_id: organizationId, quota } }
  }

  const queue = new LeasedQueue(options, {
    async scan() {
      for (const { organization_id } of await findDue()) of(organization_id).backlog.mayHaveMore = true
      flows.forget(({ backlog }) => !backlog.mayHaveMore)
    },
    async claim() {
      const requests = flows.collect(maxRows, mayClaim, wantedOf)
      if (requests.length === 0) return false
      const claimed: Row[] = []
      const add = (row: Row) => {
        claimed.push(row)
        return of(row.organization_id).backlog
      }
      try {
        const wanted = requests.map((request) => request.wanted)
        await flows.whileClaiming(requests, () => claimFor(requests, () => claim(wanted), add))
      } finally {
        for (const { wanted } of requests) slots.release(wanted.organization_id, wanted.quota)
        for (const { organization_id } of claimed) slots.take(organization_id)
      }
      for (const row of claimed) {
        queue.begin(work(row), () => {
          slots.release(row.organization_id)
          // Rows may have waited for a limit within the organization.
          of(row.organization_id).backlog.wakeUp()
        })
      }
      return claimed.length > 0
    },
    ...(finish !== undefined && { finish }),
  })
  queue.start()
  return { stop: () => queue.stop() }
}
