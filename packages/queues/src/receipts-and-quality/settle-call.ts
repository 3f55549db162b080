import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Queryable, Statement } from '@channel/db'
import type { CallRecord } from './measure-call.ts'

/** A call that has returned. */
interface EndedCall {
  /** The organization, the key and the due time of its row. */
  readonly key: readonly unknown[]
  readonly hasFailed: boolean
  /** When it is retried; undefined if not. */
  readonly delayMs: number | undefined
}

/** Sets when a call is retried, or ends its work. */
export async function settleCall(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { end, reschedule }: { readonly end: Statement; readonly reschedule: Statement },
  { key, hasFailed, delayMs }: EndedCall,
): Promise<CallRecord> {
  const changed =
    delayMs === undefined
      ? await database.execute(end, key)
      : await database.execute(reschedule, [...key, aheadMs(), delayMs])
  return {
    outcome: hasFailed ? 'failed' : 'succeeded',
    isGivenUp: hasFailed && delayMs === undefined,
    isHeld: changed > 0,
  }
}
