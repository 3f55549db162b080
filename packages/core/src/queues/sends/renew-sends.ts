import { type Queryable, statement } from '@channel/db'
import { type DeliveryClock, momentAhead } from '../../mechanisms/clock/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending } from './due-sends.ts'

const renewStatement = statement(
  'renew_message_sends',
  `UPDATE message_sends send SET leased_until = ${momentAhead('$1')} + $2::float8 * interval '1 millisecond'
   FROM json_to_recordset($3::json) AS held (organization_id text, message_id text, lease_token uuid)
   WHERE send.organization_id = held.organization_id AND send.message_id = held.message_id
     AND send.lease_token = held.lease_token AND ${isPending('send')} AND send.called_at IS NULL`,
)

/** Begins the leases of messages anew, as far as they are still held. */
export async function renewSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { sends, leaseMs }: { readonly sends: readonly ClaimedSend[]; readonly leaseMs: number },
): Promise<void> {
  const held = sends.map(({ organization_id, message_id, lease_token }) => ({
    organization_id,
    message_id,
    lease_token,
  }))
  await database.execute(renewStatement, [aheadMs(), leaseMs, JSON.stringify(held)])
}
