import { columnsOf, statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { hintSend } from '../../mechanisms/outbox/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'

const insertSends = statement(
  'create_message_sends',
  `INSERT INTO message_sends
     (organization_id, phone_number_id, message_id, conversation_id, payload, media_id, traceparent, is_bulk, state, next_attempt_at, created_at)
   SELECT $1, $2, send.*, $7, $8, CASE WHEN time.send_at IS NULL THEN 'pending' ELSE 'scheduled' END,
     CASE WHEN time.send_at IS NULL THEN time.now END, coalesce(time.send_at, time.now)
   FROM unnest($3::text[], $4::text[], $5::json[], $6::text[]) AS send,
     (SELECT $9::timestamptz AS send_at, clock_timestamp() AS now) AS time`,
)

/** A message, as it is sent. */
export interface QueuedSend {
  readonly message_id: string
  readonly conversation_id: string
  /** In the provider's format. */
  readonly payload: object
  readonly media_id: string | null
}

/** From which account, and when. */
export interface QueueOptions {
  readonly phone_number_id: string
  /** When to send them; null: now. */
  readonly sendAt: string | null
  /** Whether other messages of the account go first. */
  readonly isBulk: boolean
}

/** Adds messages to the queue of messages to send. */
export function queueSends(
  tx: Transaction,
  { organizationId }: Pick<InboundScope, 'organizationId'>,
  { phone_number_id, sendAt, isBulk }: QueueOptions,
  sends: readonly QueuedSend[],
): void {
  const columns = columnsOf(
    sends.map((send) => [send.message_id, send.conversation_id, JSON.stringify(send.payload), send.media_id]),
  )
  tx.enqueue(insertSends, [organizationId, phone_number_id, ...columns, currentTraceparent(), isBulk, sendAt])
  if (sendAt === null) hintSend(tx, { organization_id: organizationId, phone_number_id, is_bulk: isBulk })
}
