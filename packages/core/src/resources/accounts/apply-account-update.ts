import { statement, type Transaction } from '@channel/db'
import { laterThan, toTimestamp } from '../../mechanisms/clock/index.ts'
import { type AccountRow, accountColumns, accountDifferences, accountTables } from './account-view.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { withRestrictions } from './restrictions.ts'

/** A provider's report about a business account. */
export interface AccountUpdate {
  readonly waba_id: string
  /** The provider's event name, such as `PARTNER_REMOVED`. */
  readonly event: string
  readonly value: Readonly<Record<string, unknown>>
  /** When the provider reported it, as a date-time. Stale reports are ignored. */
  readonly reported_at: string
}

type TimestampColumn = 'connection_reported_at' | 'restriction_reported_at'

const lockAccounts = statement(
  'find_accounts_of_waba',
  `SELECT ${accountColumns} FROM ${accountTables} WHERE account.waba_id = $1
   ORDER BY account.organization_id, account.id FOR NO KEY UPDATE OF account`,
)
const updateStatement = statement(
  'update_account_status',
  `UPDATE channel_accounts
   SET status = $3, connection_reported_at = $4, restriction_reported_at = $5, account_restricted = $6,
       authorization_refused = $7, restrictions = $8,
       updated_at = CASE WHEN $9 THEN ${laterThan('updated_at')}
                         ELSE updated_at END
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Updates the connection and the restriction of every account of a business account. Records `account.disconnected` or
 * `account.updated` if a visible field changes. Only an authorization with a new token connects an account again. Ignores other
 * events and stale reports.
 *
 * @returns `ignored` for an event that changes nothing
 */
export async function applyAccountUpdate(tx: Transaction, update: AccountUpdate): Promise<'done' | 'ignored'> {
  const change = changeOf(update)
  if (change === undefined) return 'ignored'
  const reportedAt = toTimestamp(update.reported_at)
  for (const row of await tx.query(lockAccounts, [update.waba_id])) {
    if (!supersedes(row[change.column], reportedAt, change)) continue
    const next: AccountRow = { ...row, ...change.next(row), [change.column]: reportedAt }
    const { organization_id, id, status, account_restricted, authorization_refused } = next
    const previous_attributes = accountDifferences(row, next)
    const isShown = Object.keys(previous_attributes).length > 0
    const timestamps = [next.connection_reported_at, next.restriction_reported_at]
    const restrictions = JSON.stringify(next.restrictions)
    const values = [organization_id, id, status, ...timestamps, account_restricted, authorization_refused]
    const [updated] = await tx.query(updateStatement, [...values, restrictions, isShown])
    if (!isShown) continue
    const type = status === 'disconnected' ? 'account.disconnected' : 'account.updated'
    recordAccountEvent(tx, type, { ...next, ...updated }, previous_attributes)
  }
  return 'done'
}

interface Change {
  readonly column: TimestampColumn
  readonly isRelief: boolean
  readonly next: (before: AccountRow) => Partial<AccountRow>
}

const disconnect: Change = {
  column: 'connection_reported_at',
  isRelief: false,
  next: (before) => withRestrictions({ ...before, status: 'disconnected' }, {}),
}
const restrict = (restrictions: AccountRow['restrictions'] = []): Change => ({
  column: 'restriction_reported_at',
  isRelief: false,
  next: (before) => ({ ...withRestrictions(before, { account_restricted: true }), restrictions }),
})
const reinstate: Change = {
  column: 'restriction_reported_at',
  isRelief: true,
  next: (before) => ({ ...withRestrictions(before, { account_restricted: false }), restrictions: [] }),
}

/** What each event of the provider changes. */
export const changes: Readonly<Record<string, (value: AccountUpdate['value']) => Change | undefined>> = {
  PARTNER_REMOVED: () => disconnect,
  PARTNER_APP_UNINSTALLED: () => disconnect,
  ACCOUNT_DELETED: () => disconnect,
  ACCOUNT_RESTRICTION: (value) => restrict(restrictionsIn(value.restriction_info)),
  DISABLED_UPDATE: (value) => {
    const state = (value.ban_info as { waba_ban_state?: unknown } | null | undefined)?.waba_ban_state
    return state === 'DISABLE' ? restrict() : state === 'REINSTATE' ? reinstate : undefined
  },
}

/** The restrictions of a report; those that cannot be read are left out. */
function restrictionsIn(reported: unknown): AccountRow['restrictions'] {
  return (Array.isArray(reported) ? reported : []).flatMap(
    (each: { restriction_type?: unknown; expiration?: unknown }) => {
      const { restriction_type: type, expiration } = each ?? {}
      return typeof type === 'string' ? [{ type, ends_at: timeOf(expiration) }] : []
    },
  )
}

/** A date-time, or seconds since 1970 as a number or text. */
function timeOf(value: unknown): string | null {
  const isSeconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  const time = new Date(isSeconds ? Number(value) * 1000 : String(value))
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999 ? null : toTimestamp(time.toISOString())
}

function changeOf({ event, value }: AccountUpdate): Change | undefined {
  return Object.hasOwn(changes, event) ? changes[event]?.(value) : undefined
}

/** If several reports are from the same second, the more restrictive one wins, regardless of order and duplicates. */
function supersedes(known: string | null, reportedAt: string, { isRelief }: Change): boolean {
  return known === null || reportedAt > known || (reportedAt === known && !isRelief)
}
