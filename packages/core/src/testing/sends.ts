import { type Queryable, statement } from '@channel/db'

/** What waits in the outbox. */
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

/** What an organization has in the outbox, in the order in which it was sent. */
export function queuedSends(database: Queryable, organizationId: string): Promise<QueuedSend[]> {
  return database.query<QueuedSend>(selectSends, [organizationId])
}
