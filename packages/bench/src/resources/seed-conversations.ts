import type { Client } from 'pg'
import { dropIndexes } from '../database/drop-indexes.ts'
import { fixture } from '../database/fixture.ts'

const batchSize = 100_000

const contactId = (n: string) => `'ctc_01KA' || lpad(upper(to_hex(${n})), 22, '0')`
const conversationId = (n: string) => `'cnv_01KA' || lpad(upper(to_hex(${n})), 22, '0')`

// A conversation for every contact of every account; the n-th contact has the n-th conversation. One in 30 is unread. One in a
// thousand has no message. The timestamps of the latest messages are permuted, so that their order differs from that of creation.
const insertConversations = `
  INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, assigned_to, unread_count,
                             last_message_at, last_inbound_at, created_at, updated_at)
  SELECT organization_id, ${conversationId('n')}, phone_number_id, id,
         CASE WHEN n % 10 < 6 THEN 'open' WHEN n % 10 < 9 THEN 'resolved' ELSE 'pending' END,
         CASE WHEN n % 100000 = 11 THEN $3::text WHEN n % 50 = 7 THEN $2::text END,
         CASE WHEN n % 30 = 4 THEN 1 ELSE 0 END, message.at, message.at, created_at, coalesce(message.at, created_at)
  FROM generate_series($4::int, $5::int) AS n
  JOIN contacts ON organization_id = $1 AND id = ${contactId('n')},
       LATERAL (SELECT CASE WHEN n % 1000 <> 5
                            THEN timestamptz '2025-06-01Z' + (n::bigint * 7919 % 9000011) * interval '3 seconds' END AS at)
         AS message`

const attachLabels = `
  INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
  SELECT $1, ${conversationId('n')}, label
  FROM generate_series(100, $2::int, 100) AS n,
       LATERAL (SELECT $3::text AS label UNION ALL SELECT $4 WHERE n % 100000 = 0) AS labels`

// One message in ten belongs to the same conversation, so that one is long. The others are distributed evenly.
const insertMessages = `
  INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, sender,
                        recipient, content, provider_message_id, created_at)
  SELECT $1, 'msg_01KA' || lpad(upper(to_hex(m)), 22, '0'), conversation.phone_number_id, conversation.id,
         conversation.contact_id, CASE WHEN is_inbound THEN 'inbound' ELSE 'outbound' END, 'text',
         CASE WHEN is_inbound THEN CASE WHEN m % 4 = 0 THEN 'delivered' ELSE 'read' END
              WHEN m % 100000 = 1 THEN 'pending' WHEN m % 1000 = 3 THEN 'failed'
              ELSE (ARRAY['sent', 'delivered', 'read'])[1 + m % 3] END,
         '+4930000001', '+4917000001', 'Message number ' || m || ' of the measurement', 'wamid.' || m,
         timestamptz '2025-06-01Z' + m * interval '11.003 seconds'
  FROM generate_series($2::int, $3::int) AS m,
       LATERAL (SELECT CASE WHEN m % 10 = 0 THEN 20 ELSE 1 + m % $4::int END AS n, m % 2 = 0 AS is_inbound) AS chosen
  JOIN conversations conversation ON conversation.organization_id = $1 AND conversation.id = ${conversationId('n')}`

// Opens the customer service windows of some conversations, as if their contacts had just written.
const openWindows = `
  UPDATE conversations SET last_inbound_at = now() - interval '1 minute'
  WHERE organization_id = $1 AND id IN (SELECT ${conversationId('n')} FROM generate_series(11, $2::int, 20) AS n)`

/**
 * Up to this number, every 20th conversation from the 11th on (11, 31, 51, …) has an open window. All of them belong to
 * the second account.
 */
export const openWindowsUpTo = 20_000

/** The id of the conversation of the n-th contact. */
export function seededConversationId(n: number): string {
  return `cnv_01KA${n.toString(16).toUpperCase().padStart(22, '0')}`
}

/** The long conversation, which has one message in ten. It belongs to the largest account. */
export const longConversationId = seededConversationId(20)

/** The id of the n-th contact of seed-contacts.ts. */
export function seededContactId(n: number): string {
  return `ctc_01KA${n.toString(16).toUpperCase().padStart(22, '0')}`
}

/**
 * Creates a conversation for each of the first `contacts` contacts, and the same number of messages. Their values are
 * calculated from the row's number, so that each run creates the same rows.
 *
 * @param report called with the number of rows created so far, and with the total
 */
export async function seedConversations(
  client: Client,
  contacts: number,
  report: (done: number, total: number) => void,
): Promise<void> {
  const { organizationId, commonAssigneeId, rareAssigneeId, commonLabelId, rareLabelId } = fixture
  await client.query(
    `INSERT INTO users (organization_id, id, name, email)
     VALUES ($1, $2, 'Common', 'common@example.com'), ($1, $3, 'Rare', 'rare@example.com')`,
    [organizationId, commonAssigneeId, rareAssigneeId],
  )
  const restore = [await dropIndexes(client, 'conversations'), await dropIndexes(client, 'messages')]
  for (const [first, last] of batches(contacts)) {
    await client.query(insertConversations, [organizationId, commonAssigneeId, rareAssigneeId, first, last])
    report(last, 2 * contacts)
  }
  await client.query(openWindows, [organizationId, Math.min(contacts, openWindowsUpTo)])
  await client.query(attachLabels, [organizationId, contacts, commonLabelId, rareLabelId])
  for (const [first, last] of batches(contacts)) {
    await client.query(insertMessages, [organizationId, first, last, contacts])
    report(contacts + last, 2 * contacts)
  }
  for (const restoreIndexes of restore) await restoreIndexes()
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT').catch(() => undefined)
}

function* batches(count: number): Generator<[first: number, last: number]> {
  for (let first = 1; first <= count; first += batchSize) yield [first, Math.min(count, first + batchSize - 1)]
}
