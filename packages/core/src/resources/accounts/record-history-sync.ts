import { isDeepStrictEqual } from 'node:util'
import type { HistorySync } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { lockAccount } from './lock-account.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** What is known of the import of an account's history. */
export type HistoryReport =
  | { readonly status: 'requested' | 'declined' | 'failed' }
  /** A part has arrived. @param progress in percent */
  | { readonly status: 'importing'; readonly phase: number; readonly progress: number }

const updateStatement = statement(
  'record_history_sync',
  `UPDATE channel_accounts SET history_sync = $3, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Records how far the import of an account's history is. Parts may arrive in any order and several times, so phase and progress never go
 * back. Records `account.updated` at each change of status or phase, and every ten percent.
 *
 * @returns whether the account exists
 */
export async function recordHistorySync(
  tx: Transaction,
  { organizationId }: Pick<InboundScope, 'organizationId'>,
  phoneNumberId: string,
  report: HistoryReport,
): Promise<boolean> {
  const row = await lockAccount(tx, { organization_id: organizationId, phone_number_id: phoneNumberId })
  if (row === undefined) return false
  const known = row.history_sync
  const next = nextSync(known, report)
  if (isDeepStrictEqual(known, next)) return true
  const [updated] = await tx.query(updateStatement, [row.organization_id, row.id, JSON.stringify(next)])
  const changed: AccountRow = { ...row, history_sync: next, ...updated }
  if (known === null || step(known) !== step(next))
    recordAccountEvent(tx, 'account.updated', changed, accountDifferences(row, changed))
  return true
}

function nextSync(known: HistorySync | null, report: HistoryReport): HistorySync {
  const { phase, progress } = known ?? { phase: null, progress: 0 }
  if (report.status === 'requested') return { status: 'requested', phase: null, progress: 0 }
  if (report.status === 'failed' && known !== null && known.status !== 'requested') return known
  if (report.status !== 'importing') return { status: report.status, phase, progress }
  const arrived = Math.max(progress, report.progress)
  const status = arrived === 100 ? 'completed' : 'importing'
  return { status, phase: Math.max(phase ?? 0, report.phase), progress: arrived }
}

const step = ({ status, phase, progress }: HistorySync) => `${status} ${phase} ${Math.floor(progress / 10)}`
