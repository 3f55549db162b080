import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../scope/index.ts'

const eraseStatement = statement(
  'erase_uploads_of_contact',
  `WITH sent AS MATERIALIZED (
     SELECT DISTINCT message.media_id
     FROM conversations conversation
     JOIN messages message
       ON message.organization_id = $1 AND message.conversation_id = conversation.id
     WHERE conversation.organization_id = $1 AND conversation.contact_id = $2 AND message.direction = 'outbound'
       AND message.type IN ('image', 'document', 'video', 'audio', 'sticker', 'interactive') AND message.media_id IS NOT NULL
   )
   DELETE FROM media USING sent
   WHERE media.organization_id = $1 AND media.id = sent.media_id AND media.contact_id IS NULL AND NOT EXISTS (
     SELECT FROM messages message
     WHERE message.organization_id = $1 AND message.media_id = media.id AND message.contact_id <> $2 OFFSET 0
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
