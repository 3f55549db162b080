import { statement, type Transaction } from '@channel/db'
import { recordErasedContacts } from '../restore/index.ts'
import type { Scope } from '../scope/index.ts'
import { eraseDeliveriesOfEvents } from './erase-deliveries-of-events.ts'

/** Keeps each statement below a second. */
const eventsAtATime = 5_000

// The contact itself and all contacts that were merged into it, directly or indirectly.
const removeMerged = statement(
  'remove_merged_contacts',
  `WITH RECURSIVE merged (id) AS (
     SELECT $2::text COLLATE "C"
     UNION
     SELECT contact.id FROM merged_contacts contact
     JOIN merged ON contact.organization_id = $1 AND contact.merged_into = merged.id
   ), taken AS (
     DELETE FROM merged_contacts WHERE organization_id = $1 AND id IN (SELECT id FROM merged)
   )
   SELECT id FROM merged`,
)
// Bulk replays lock events in the order of their deliveries, which is the order of the events' ids except for replays
// of replays. The expression in ORDER BY keeps the planner from scanning all events of the organization by the key.
const eraseStatement = statement(
  'erase_events_of_contact',
  `WITH shown AS MATERIALIZED (
     SELECT id FROM events WHERE organization_id = $1 AND contact_id = ANY ($2::text[])
     ORDER BY id || '' LIMIT ${eventsAtATime} FOR NO KEY UPDATE
   )
   UPDATE events event SET payload = 'null', payload_erased_at = $3, contact_id = NULL
   FROM shown WHERE event.organization_id = $1 AND event.id = shown.id
   RETURNING event.id`,
)

/**
 * Erases the payloads of all events that show a contact, and their deliveries: see {@link eraseDeliveriesOfEvents}.
 * Call it after deleting the contact, so that no other transaction can record another event of it.
 *
 * @param erasedAt the time of the erasure, as a date-time
 */
export async function eraseEventsOfContact(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  contactId: string,
  erasedAt: string,
): Promise<void> {
  const contacts = await tx.query(removeMerged, [organizationId, contactId])
  const ids = contacts.map(({ id }) => id)
  recordErasedContacts(tx, organizationId, ids)
  for (;;) {
    const erased = await tx.query(eraseStatement, [organizationId, ids, erasedAt])
    if (erased.length === 0) return
    // A separate statement, because it has to see the replays that were created before the events were locked.
    eraseDeliveriesOfEvents(
      tx,
      organizationId,
      erased.map(({ id }) => id),
      erasedAt,
    )
    if (erased.length < eventsAtATime) return
  }
}
