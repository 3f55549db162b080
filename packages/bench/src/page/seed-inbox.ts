import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import { longConversationId, seedConversations } from '../resources/seed-conversations.ts'

/** The max number of conversations that are scrolled, and the number of messages of the long one. */
export const inboxRows = 10_000

// Of one to 40 words, from both sides.
const insertMessages = `
  INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, sender,
                        recipient, content, provider_message_id, created_at)
  SELECT $1, 'msg_01KB' || lpad(upper(to_hex(m)), 22, '0'), conversation.phone_number_id, conversation.id,
         conversation.contact_id, CASE WHEN m % 3 = 0 THEN 'inbound' ELSE 'outbound' END, 'text',
         CASE WHEN m % 3 = 0 THEN 'delivered' ELSE (ARRAY['sent', 'delivered', 'read'])[1 + m % 3] END,
         '+4930000001', '+4917000001', 'Message ' || m || repeat(' and on', m * 7919 % 40), 'wamid.inbox.' || m,
         timestamptz '2025-01-01Z' + m * interval '17 minutes'
  FROM generate_series(1, $3::int - (SELECT count(*)::int FROM messages WHERE organization_id = $1 AND conversation_id = $2)) AS m,
       conversations conversation
  WHERE conversation.organization_id = $1 AND conversation.id = $2`

/** Creates a conversation for each contact, and a long one. */
export async function seedInbox(client: Client, contacts: number): Promise<void> {
  await seedConversations(client, contacts, () => undefined)
  await client.query(insertMessages, [fixture.organizationId, longConversationId, inboxRows])
  await client.query('VACUUM ANALYZE messages')
}
