import { statement, type Transaction } from '@channel/db'

// Only the status remains, so that the counts of the broadcast are still right. A recipient that has no message yet gets none.
const eraseStatement = statement(
  'erase_broadcast_recipients',
  `WITH erased AS MATERIALIZED (
     SELECT recipient.broadcast_id, recipient.id, recipient.status, recipient.reason, recipient.status IN ('pending', 'queued') AS is_open
     FROM broadcast_recipients recipient
     JOIN broadcasts broadcast ON broadcast.organization_id = $1 AND broadcast.id = recipient.broadcast_id
       AND broadcast.phone_number_id = $2
     WHERE recipient.organization_id = $1 AND recipient.key = ANY (
       ARRAY[$3, $4, $5]::text[] || ARRAY(SELECT id FROM merged_contacts WHERE organization_id = $1 AND merged_into = $3)
     )
     FOR NO KEY UPDATE OF recipient
   ), changed AS (
     UPDATE broadcast_recipients recipient SET key = NULL, template = NULL, message_id = NULL,
       status = CASE WHEN is_open THEN 'skipped' ELSE recipient.status END,
       reason = CASE WHEN is_open THEN 'contact_deleted' ELSE recipient.reason END
     FROM erased WHERE recipient.organization_id = $1 AND recipient.broadcast_id = erased.broadcast_id AND recipient.id = erased.id
   )
   INSERT INTO broadcast_counts AS counted (organization_id, broadcast_id, status, reason, slot, count)
   SELECT $1, broadcast_id, change.status, change.reason, pg_backend_pid(), sum(change.count) FROM erased
   CROSS JOIN LATERAL (VALUES (erased.status, coalesce(erased.reason, ''), -1), ('skipped', 'contact_deleted', 1)) AS change (status, reason, count)
   WHERE is_open GROUP BY 2, 3, 4
   ON CONFLICT (organization_id, broadcast_id, status, reason, slot) DO UPDATE SET count = counted.count + excluded.count`,
)

/** A contact that is deleted, as recipients name it. */
interface ErasedContact {
  readonly id: string
  readonly phone_number_id: string
  readonly phone_number: string | null
  readonly bsuid: string | null
}

/** Erases a contact from the recipients of broadcasts, without a round trip. */
export function eraseRecipients(tx: Transaction, organizationId: string, contact: ErasedContact): void {
  const { id, phone_number_id, phone_number, bsuid } = contact
  tx.enqueue(eraseStatement, [organizationId, phone_number_id, id, phone_number, bsuid])
}
