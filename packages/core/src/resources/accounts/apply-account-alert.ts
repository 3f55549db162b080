import { isDeepStrictEqual } from 'node:util'
import type { AccountAlert } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan, toTimestamp } from '../../mechanisms/clock/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { lockAccountsOfWaba } from './lock-account.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** An alert of the provider about a business account. */
export interface ReportedAlert extends AccountAlert {
  readonly waba_id: string
  /** The number that it is about, by either; all numbers of the business account without both. */
  readonly number: { readonly phone_number_id: string | null; readonly phone_number: string | null }
}

/** Older alerts of an account are dropped. */
const maxAlerts = 10
const maxTextLength = 1_000

const updateStatement = statement(
  'update_account_alerts',
  `UPDATE channel_accounts SET alerts = $3, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/** Stores an alert of the provider for people to read. Records `account.updated`. Ignores duplicates, and alerts older than all stored ones. */
export async function applyAccountAlert(
  tx: Transaction,
  { waba_id, number, type, severity, text, reported_at }: ReportedAlert,
): Promise<void> {
  const alert: AccountAlert = {
    type: type.slice(0, 100),
    severity: severity?.slice(0, 100) ?? null,
    text: text?.slice(0, maxTextLength) ?? null,
    reported_at: toTimestamp(reported_at),
  }
  for (const row of await lockAccountsOfWaba(tx, waba_id)) {
    if (!concerns(row, number) || row.alerts.some((known) => isDeepStrictEqual(known, alert))) continue
    const alerts = [alert, ...row.alerts]
      .toSorted((one, other) =>
        one.reported_at < other.reported_at ? 1 : one.reported_at > other.reported_at ? -1 : 0,
      )
      .slice(0, maxAlerts)
    if (!alerts.includes(alert)) continue
    const [updated] = await tx.query(updateStatement, [row.organization_id, row.id, JSON.stringify(alerts)])
    const changed: AccountRow = { ...row, alerts, ...updated }
    recordAccountEvent(tx, 'account.updated', changed, accountDifferences(row, changed))
  }
}

function concerns(row: AccountRow, { phone_number_id, phone_number }: ReportedAlert['number']): boolean {
  if (phone_number_id !== null) return row.phone_number_id === phone_number_id
  return phone_number === null || row.phone_number === phone_number
}
