import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { count } from '@channel/metrics'
import { renewLeases } from './lease-sql.ts'
import { type LeasedTable, leaseOf } from './leased-table.ts'
import { startRenewal } from './start-renewal.ts'

type Clock = Pick<DeliveryClock, 'aheadMs'>

/** A function that extends a lease, and returns whether it was still held. @param name of its statement */
export function renewerOf<Key extends string, Token extends string>(name: string, table: LeasedTable<Key, Token>) {
  const renew = statement(name, renewLeases(table))
  return async (
    database: Queryable,
    { aheadMs }: Clock,
    row: { readonly organization_id: string } & Readonly<Record<Key | Token, string>>,
    leaseMs: number,
  ) => (await database.execute(renew, [aheadMs(), leaseMs, JSON.stringify([leaseOf(table, row)])])) > 0
}

export interface KeptLease {
  /** The name of the queue in metrics. */
  readonly queue: string
  readonly renewMs: number
  /** @returns whether the lease was still held: the row may have been deleted, or another worker has it */
  readonly renew: () => Promise<boolean>
  readonly onError: (error: Error) => void
}

/** Renews a lease while work is in progress, and aborts the work if the lease is lost. @returns stops the renewal */
export function keepLease({ queue, renewMs, renew, onError }: KeptLease, work: AbortController): () => void {
  return startRenewal(renewMs, async () => {
    try {
      if (await renew()) return
      count('channel.lease.lost', { queue })
      work.abort()
    } catch (error) {
      onError(error as Error)
    }
  })
}
