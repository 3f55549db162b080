import { type Database, statement, type Transaction } from '@channel/db'
import { rerunDeadlocked } from '../rerun-deadlocked.ts'
import { type DeliveryClock, momentAhead } from '../webhook-deliveries/delivery-clock.ts'
import { type AccountRow, accountColumns, accountTables } from './account-view.ts'
import { changeAccount } from './change-account.ts'
import type { QualityCheck } from './claim-quality-checks.ts'

/**
 * What the provider said when it was asked.
 *
 * - `rated`: so it rates the number now, in its own words; null when it does not say.
 * - `unlisted`: the business account does not have the number.
 * - `failed`: it did not answer, or refused.
 */
export type QualityAnswer =
  | { readonly kind: 'rated'; readonly quality_rating: string | null }
  | { readonly kind: 'unlisted' | 'failed' }

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
/** How long after each attempt that failed the next one follows; after the last there is none. */
const delaysMs = [5 * second, 30 * second, 5 * minute, 30 * minute, 2 * hour, 8 * hour]

// A check that was requested again meanwhile has another due moment, and stays.
const endStatement = statement(
  'end_quality_check',
  'DELETE FROM quality_checks WHERE organization_id = $1 AND phone_number_id = $2 AND due_at = $3',
)
const putOffStatement = statement(
  'put_off_quality_check',
  `UPDATE quality_checks SET due_at = ${momentAhead('$4')} + $5::float8 * interval '1 millisecond'
   WHERE organization_id = $1 AND phone_number_id = $2 AND due_at = $3`,
)
const lockAccount = statement(
  'find_account_to_rate',
  `SELECT ${accountColumns} FROM ${accountTables}
   WHERE account.organization_id = $1 AND account.phone_number_id = $2 FOR NO KEY UPDATE OF account`,
)

/** Records how the provider rates a number, with `account.updated` if that has changed, or when to ask again. */
export function recordQualityCheck(
  database: Database,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  check: QualityCheck,
  answer: QualityAnswer,
): Promise<void> {
  return rerunDeadlocked(database, (tx) => record(tx, clock, check, answer))
}

async function record(
  tx: Transaction,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, phone_number_id, due_at, attempt_count }: QualityCheck,
  answer: QualityAnswer,
): Promise<void> {
  const account = [organization_id, phone_number_id]
  const delayMs = answer.kind === 'failed' ? delaysMs[attempt_count - 1] : undefined
  if (delayMs !== undefined) {
    tx.enqueue(putOffStatement, [...account, due_at, aheadMs(), delayMs])
    return
  }
  if (answer.kind === 'rated' && answer.quality_rating !== null) await rate(tx, account, answer.quality_rating)
  tx.enqueue(endStatement, [...account, due_at])
}

async function rate(tx: Transaction, account: readonly string[], quality_rating: string): Promise<void> {
  const [row] = await tx.query<AccountRow>(lockAccount, account)
  if (row !== undefined && row.quality_rating !== quality_rating) await changeAccount(tx, row, { quality_rating })
}
