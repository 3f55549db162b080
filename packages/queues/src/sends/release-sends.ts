import { currentTime, type DeliveryClock, timePlus } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { leaseOf, releaseLeases } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending, sendsTable } from './due-sends.ts'

/** A message to release. The provider certainly does not have it. */
export interface ReleasedSend {
  readonly send: Pick<ClaimedSend, 'organization_id' | 'message_id' | 'lease_token'>
  /** When to retry, in milliseconds from now; at once by default. */
  readonly delayMs?: number
  /** Whether this counts as an attempt. */
  readonly counts?: boolean
}

const releaseStatement = statement(
  'release_message_sends',
  releaseLeases(sendsTable, {
    columns: 'delay_ms float8, tries int',
    set: `leased_until = NULL, called_at = NULL, attempt_count = attempt_count + held.tries,
     next_attempt_at = CASE WHEN held.delay_ms IS NULL THEN next_attempt_at
       ELSE ${timePlus(currentTime('$2'), "held.delay_ms * interval '1 millisecond'")} END`,
    where: isPending('leased'),
  }),
)

/** Releases messages, so that any worker can claim them when they are due. */
export async function releaseSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  released: readonly ReleasedSend[],
): Promise<void> {
  if (released.length === 0) return
  const held = released.map(({ send, delayMs, counts }) => ({
    ...leaseOf(sendsTable, send),
    delay_ms: delayMs ?? null,
    tries: counts ? 1 : 0,
  }))
  await database.execute(releaseStatement, [JSON.stringify(held), aheadMs()])
}
