import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import { type RowQueue, startRowQueue, type WantedClaim } from '../leased/index.ts'
import { type CallOptions, graceMs } from './call-options.ts'
import { type CallRecord, type CallsQueue, measureCall } from './measure-call.ts'

type Clock = Pick<DeliveryClock, 'aheadMs'>

interface ClaimedCall {
  readonly organization_id: string
  readonly phone_number_id: string
}

/** A queue of calls: how its rows are found, and what is called. */
export interface Calls<Row extends ClaimedCall> {
  readonly queue: CallsQueue
  /** Notifications on this channel wake it up. */
  readonly channel?: string
  /** Max calls at a time. */
  readonly maxCalls: number
  /** Longer than the max duration of a call, in milliseconds. */
  readonly leaseMs: number
  readonly findDue: (database: Database, clock: Clock) => Promise<readonly { readonly organization_id: string }[]>
  readonly claim: (
    database: Database,
    secrets: { readonly secrets: Secrets },
    clock: Clock,
    calls: WantedClaim,
  ) => Promise<readonly Row[]>
  /** Calls the provider for a row, and records the result. */
  readonly call: (row: Row, clock: Clock) => Promise<CallRecord>
}

/** Starts a queue of calls. */
export function startCalls<Row extends ClaimedCall, Call extends keyof Provider>(
  { database, secrets, capacity, onError, onStep, log, clock = systemDeliveryClock, pollMs = 2_000 }: CallOptions<Call>,
  { queue, channel, maxCalls, leaseMs, findDue, claim, call }: Calls<Row>,
): RowQueue {
  return startRowQueue({
    database,
    queue,
    capacity,
    ...(channel !== undefined && { channel }),
    pollMs,
    graceMs,
    onError,
    onStep,
    maxRows: maxCalls,
    findDue: () => findDue(database, clock),
    claim: (wanted) => claim(database, { secrets }, clock, { wanted, leaseMs }),
    work(row) {
      const { organization_id: organizationId, phone_number_id: phoneNumberId } = row
      return measureCall({ queue, organizationId, phoneNumberId, leaseMs, log }, () => call(row, clock))
    },
  })
}
