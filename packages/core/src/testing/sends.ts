import { type Queryable, statement } from '@channel/db'

/** A message in the outbox. */
export interface QueuedSend {
  readonly message_id: string
  readonly phone_number_id: string
  readonly state: string
  readonly attempt_count: number
  readonly isDue: boolean
  readonly payload: Record<string, unknown>
}

const selectSends = statement(
  'testing_queued_sends',
  `SELECT message_id, phone_number_id, state, attempt_count, next_attempt_at <= clock_timestamp() AS "isDue", payload
   FROM message_sends WHERE organization_id = $1 ORDER BY message_id`,
)

/** The outbox of an organization, in sending order. */
export function queuedSends(database: Queryable, organizationId: string): Promise<QueuedSend[]> {
  return database.query<QueuedSend>(selectSends, [organizationId])
}

const insertWaiting = statement(
  'testing_insert_waiting_sends',
  `WITH message AS (
     INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status)
     SELECT organization_id, 'msg_' || lpad(number::text, 26, '0'), phone_number_id, conversation_id, contact_id,
       'outbound', 'text', 'pending'
     FROM (SELECT * FROM messages WHERE organization_id = $1 LIMIT 1) AS one, generate_series(1, $2::int) AS number
     RETURNING *
   )
   INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, next_attempt_at, payload)
   SELECT organization_id, id, phone_number_id, id, clock_timestamp() - $3::interval,
     '{"to":"+4915100000000","type":"text","text":{"body":"Hi"}}'
   FROM message`,
)

/**
 * Adds many waiting messages to the recipient of an organization's message, each as if in a conversation of its own.
 *
 * @param ago how long they have been due, as an interval of PostgreSQL
 */
export async function insertWaitingSends(
  database: Queryable,
  organizationId: string,
  count: number,
  ago = '0',
): Promise<void> {
  await database.execute(insertWaiting, [organizationId, count, ago])
}
