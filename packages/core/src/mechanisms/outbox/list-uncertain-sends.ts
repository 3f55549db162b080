import { type Queryable, statement } from '@channel/db'
import { currentTime, type DeliveryClock, systemDeliveryClock } from '../clock/index.ts'
import { ageInSeconds, isReleased } from '../restore/index.ts'
import type { SendingNumber } from './sends-channel.ts'

/** The uncertain messages of a phone number: the provider may have them, but has reported no status yet. */
export interface UncertainSends extends SendingNumber {
  /** How many messages are uncertain. */
  readonly messages: number
  /** When the provider was called with the oldest one. */
  readonly oldest_called_at: string
  /** As in the queues of `channel status`: 0 while work is held after a restore, and counted from its release after that. */
  readonly oldest_age_seconds: number
  /** When the first of them fails, unless a status arrives before that. */
  readonly next_fails_at: string
}

// Uncertain sends have their own index, across organizations.
const listStatement = statement(
  'list_uncertain_sends',
  `SELECT organization_id, phone_number_id, count(*)::int AS messages, min(called_at) AS oldest_called_at,
     floor(${ageInSeconds(`min(called_at) FILTER (WHERE ${isReleased('organization_id')})`, currentTime('$2'))}) AS oldest_age_seconds,
     min(uncertain_until) AS next_fails_at
   FROM message_sends
   WHERE state = 'uncertain' AND ($1::text IS NULL OR organization_id = $1)
   GROUP BY organization_id, phone_number_id
   ORDER BY min(called_at), organization_id, phone_number_id`,
)

/**
 * Counts the uncertain messages of each phone number, of one organization or of all. Phone numbers with the oldest call come
 * first.
 */
export function listUncertainSends(
  database: Queryable,
  input: { readonly organization_id?: string | undefined } = {},
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'> = systemDeliveryClock,
): Promise<UncertainSends[]> {
  return database.query(listStatement, [input.organization_id, aheadMs()])
}
