import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { leaseOf, renewLeases } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending, sendsTable } from './due-sends.ts'

const renewStatement = statement(
  'renew_message_sends',
  renewLeases(sendsTable, `${isPending('leased')} AND leased.called_at IS NULL`),
)

/** Extends the leases of messages that are still held. */
export async function renewSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { sends, leaseMs }: { readonly sends: readonly ClaimedSend[]; readonly leaseMs: number },
): Promise<void> {
  const held = sends.map((send) => leaseOf(sendsTable, send))
  await database.execute(renewStatement, [aheadMs(), leaseMs, JSON.stringify(held)])
}
