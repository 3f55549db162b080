import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../scope/index.ts'

// A lookup per row: a join could read all sends of the organization.
const eraseStatement = statement(
  'erase_uploads_of_contact',
  `WITH sent AS MATERIALIZED (
     SELECT DISTINCT send.media_id
     FROM conversations conversation
     JOIN messages message
       ON message.organization_id = $1 AND message.conversation_id = conversation.id
     CROSS JOIN LATERAL (
       SELECT media_id FROM message_sends WHERE organization_id = $1 AND message_id = message.id LIMIT 1
     ) AS send
     WHERE conversation.organization_id = $1 AND conversation.contact_id = $2 AND message.direction = 'outbound'
       AND message.type IN ('image', 'document', 'video', 'audio', 'sticker', 'interactive') AND send.media_id IS NOT NULL
   )
   DELETE FROM media USING sent
   WHERE media.organization_id = $1 AND media.id = sent.media_id AND media.contact_id IS NULL AND NOT EXISTS (
     SELECT FROM message_sends send
     JOIN messages message ON message.organization_id = $1 AND message.id = send.message_id
     WHERE send.organization_id = $1 AND send.media_id = media.id AND message.contact_id <> $2 OFFSET 0
   )`,
)

/** Deletes the uploaded files that were sent to this contact and to no other. */
export function eraseUploads(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  contactId: string,
): void {
  tx.enqueue(eraseStatement, [organizationId, contactId])
}
