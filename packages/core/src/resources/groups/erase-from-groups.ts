import { statement, type Transaction } from '@channel/db'
import { eraseDeliveriesOfEvents } from '../../mechanisms/erasure/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

/** A contact that is about to be deleted. */
export interface ErasedMember {
  readonly id: string
  readonly phone_number_id: string
  readonly phone_number: string | null
  readonly bsuid: string | null
}

// $2 is the account, $3 the number and $4 the user id of the contact.
const isErased = `coalesce(each.member ->> 'phone_number' = $3, false) OR coalesce(each.member ->> 'bsuid' = $4, false)`
const names = (column: string) =>
  `(position($3::text IN ${column}::text) > 0 OR position($4::text IN ${column}::text) > 0)`
const without = (column: string) => `(
    SELECT coalesce(json_agg(each.member ORDER BY each.position), '[]')
    FROM json_array_elements(${column}) WITH ORDINALITY AS each (member, position) WHERE NOT (${isErased})
  )`

// Before everything that belongs to it, as all transactions do.
const lockContact = statement(
  'lock_contact_to_erase',
  'SELECT id FROM contacts WHERE organization_id = $1 AND id = $2 FOR UPDATE',
)
const eraseMember = statement(
  'erase_group_member',
  `UPDATE groups SET members = ${without('members')}
   WHERE organization_id = $1 AND phone_number_id = $2 AND ${names('members')}`,
)
const eraseRecipient = statement(
  'erase_group_recipient',
  `UPDATE messages SET recipients = ${without('recipients')}
   WHERE organization_id = $1 AND phone_number_id = $2 AND group_id IS NOT NULL AND ${names('recipients')}`,
)
// Events of messages to groups name all members. They belong to the contacts that wrote there.
const eraseEvents = statement(
  'erase_group_events',
  `WITH writers AS MATERIALIZED (
     SELECT DISTINCT contact_id FROM messages
     WHERE organization_id = $1 AND phone_number_id = $2 AND group_id IS NOT NULL AND ${names('recipients')}
   ), shown AS MATERIALIZED (
     SELECT id FROM events
     WHERE organization_id = $1 AND contact_id IN (SELECT contact_id FROM writers)
       AND type = 'group_message.updated' AND ${names('payload')}
     ORDER BY id || '' FOR NO KEY UPDATE
   )
   UPDATE events event SET payload = 'null', payload_erased_at = statement_timestamp(), contact_id = NULL
   FROM shown WHERE event.organization_id = $1 AND event.id = shown.id
   RETURNING event.id, event.payload_erased_at`,
)
const deleteMessages = statement(
  'delete_group_messages_of_contact',
  `DELETE FROM messages
   WHERE organization_id = $1 AND contact_id = $2 AND group_id IS NOT NULL AND direction = 'inbound'`,
)
const handOver = statement(
  'hand_over_group_conversations',
  `UPDATE conversations conversation SET member_id = other.contact_id
   FROM conversations own CROSS JOIN LATERAL (
     SELECT contact_id FROM messages
     WHERE organization_id = $1 AND conversation_id = own.id AND direction = 'inbound' AND contact_id <> $2
     ORDER BY created_at DESC LIMIT 1
   ) other
   WHERE own.organization_id = $1 AND own.member_id = $2
     AND conversation.organization_id = $1 AND conversation.id = own.id`,
)
const handOverMessages = statement(
  'hand_over_group_messages',
  `UPDATE messages message SET contact_id = conversation.member_id
   FROM conversations conversation
   WHERE message.organization_id = $1 AND message.contact_id = $2 AND message.group_id IS NOT NULL
     AND conversation.organization_id = $1 AND conversation.id = message.conversation_id`,
)

/**
 * Erases a contact from groups, before it is deleted: its messages, its name among members and recipients, and the events that
 * show it as a recipient. Conversations go to the member that wrote last before. One in which nobody else has written is deleted
 * with the contact.
 */
export async function eraseFromGroups(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  { id, phone_number_id, phone_number, bsuid }: ErasedMember,
): Promise<void> {
  const member = [organizationId, phone_number_id, phone_number, bsuid]
  tx.enqueue(lockContact, [organizationId, id])
  const events = await tx.query(eraseEvents, member)
  const erasedAt = events[0]?.payload_erased_at ?? null
  if (erasedAt !== null) {
    const ids = events.map((event) => event.id)
    eraseDeliveriesOfEvents(tx, organizationId, ids, erasedAt)
  }
  tx.enqueue(eraseMember, member)
  tx.enqueue(eraseRecipient, member)
  tx.enqueue(deleteMessages, [organizationId, id])
  tx.enqueue(handOver, [organizationId, id])
  tx.enqueue(handOverMessages, [organizationId, id])
}
