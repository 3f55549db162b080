import { statement, type Transaction } from '@channel/db'

/** A number whose quality change the provider reported. */
export interface ChangedQuality {
  readonly waba_id: string
  /** In E.164 format; null for any number of the business account. */
  readonly phone_number: string | null
}

// An account without a known number may have this one.
const requestStatement = statement(
  'request_quality_check',
  `INSERT INTO quality_checks (organization_id, phone_number_id)
   SELECT organization_id, phone_number_id FROM channel_accounts
   WHERE waba_id = $1 AND status <> 'disconnected' AND ($2::text IS NULL OR coalesce(phone_number, $2) = $2)
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET due_at = excluded.due_at, attempt_count = 0`,
)

/** Requests a quality check by a worker: the provider's webhook reports only that a rating or a limit has changed. */
export function requestQualityCheck(tx: Transaction, { waba_id, phone_number }: ChangedQuality): Promise<void> {
  tx.enqueue(requestStatement, [waba_id, phone_number])
  return Promise.resolve()
}
