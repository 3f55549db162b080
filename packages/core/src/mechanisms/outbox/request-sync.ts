import { statement, type Transaction } from '@channel/db'

const requestStatement = statement(
  'request_sync',
  `INSERT INTO sync_requests (organization_id, phone_number_id) VALUES ($1, $2)
   ON CONFLICT (organization_id, phone_number_id)
   DO UPDATE SET step = excluded.step, due_at = excluded.due_at, attempt_count = 0`,
)

/**
 * Requests the address book and the history of a number in the provider's app. A worker calls the provider, which accepts this once, within a
 * day of the signup.
 */
export function requestSync(
  tx: Transaction,
  { organization_id, phone_number_id }: { readonly organization_id: string; readonly phone_number_id: string },
): void {
  tx.enqueue(requestStatement, [organization_id, phone_number_id])
}
