import type { AccountRestrictionDetail } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan, toTimestamp } from '../../mechanisms/clock/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { lockAccountsOfWaba } from './lock-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { disconnected, endOf, restrictionsOf, withRestrictions } from './restrictions.ts'

/** A provider's report about a business account. */
export interface AccountUpdate {
  readonly waba_id: string
  /** The provider's event name, such as `PARTNER_REMOVED`. */
  readonly event: string
  /** What is restricted; `ends_at` is a date-time. */
  readonly restrictions?: readonly AccountRestrictionDetail[]
  /** Of `DISABLED_UPDATE`: the provider's state of the account. */
  readonly ban_state?: string | null
  /** When the provider reported it, as a date-time. Stale reports are ignored. */
  readonly reported_at: string
}

type TimestampColumn = 'connection_reported_at' | 'restriction_reported_at'

const updateStatement = statement(
  'update_account_status',
  `UPDATE channel_accounts
   SET status = $3, connection_reported_at = $4, restriction_reported_at = $5, account_restricted = $6,
       authorization_refused = $7, restrictions = $8, restricted_until = $9, offboarded_at = $10,
       updated_at = CASE WHEN $11 THEN ${laterThan('updated_at')}
                         ELSE updated_at END
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Updates the connection and the restriction of every account of a business account. Records `account.disconnected`,
 * `account.connected` or `account.updated` if a visible field changes. Only an authorization with a new token connects an account again,
 * or the provider itself after its phone was changed. Ignores other events and stale reports.
 *
 * @returns `ignored` for an event that changes nothing
 */
export async function applyAccountUpdate(tx: Transaction, update: AccountUpdate): Promise<'done' | 'ignored'> {
  const change = changeOf(update)
  if (change === undefined) return 'ignored'
  const reportedAt = toTimestamp(update.reported_at)
  for (const row of await lockAccountsOfWaba(tx, update.waba_id)) {
    if (!supersedes(row[change.column], reportedAt, change)) continue
    const next: AccountRow = { ...row, ...change.next(row, reportedAt), [change.column]: reportedAt }
    const { organization_id, id, status, account_restricted, authorization_refused, restrictions, restricted_until } =
      next
    const previous_attributes = accountDifferences(row, next)
    const isShown = Object.keys(previous_attributes).length > 0
    const [updated] = await tx.query(updateStatement, [
      organization_id,
      id,
      status,
      next.connection_reported_at,
      next.restriction_reported_at,
      account_restricted,
      authorization_refused,
      JSON.stringify(restrictions),
      restricted_until,
      status === 'disconnected' ? next.offboarded_at : null,
      isShown,
    ])
    if (!isShown) continue
    const changed = { ...next, ...updated }
    const was = row.status === 'disconnected'
    const is = status === 'disconnected'
    if (was && !is) recordAccountEvent(tx, 'account.connected', changed)
    else recordAccountEvent(tx, is && !was ? 'account.disconnected' : 'account.updated', changed, previous_attributes)
  }
  return 'done'
}

interface Change {
  readonly column: TimestampColumn
  readonly isRelief: boolean
  readonly next: (before: AccountRow, reportedAt: string) => Partial<AccountRow>
}

const disconnect: Change = {
  column: 'connection_reported_at',
  isRelief: false,
  next: () => disconnected,
}
const offboard: Change = {
  column: 'connection_reported_at',
  isRelief: false,
  next: (before, reportedAt) =>
    before.in_business_app && before.status !== 'disconnected'
      ? { ...restrictionsOf(before), status: 'disconnected', offboarded_at: reportedAt }
      : {},
}
const reconnect: Change = {
  column: 'connection_reported_at',
  isRelief: true,
  next: (before) => {
    const { status, offboarded_at, account_restricted, authorization_refused } = before
    if (status !== 'disconnected' || offboarded_at === null) return {}
    return withRestrictions({ ...before, status: 'connected' }, { account_restricted, authorization_refused })
  },
}
const restrict = (restrictions: AccountRow['restrictions'] = []): Change => ({
  column: 'restriction_reported_at',
  isRelief: false,
  next: (before) => ({
    ...withRestrictions(before, { account_restricted: true }),
    restrictions,
    restricted_until: endOf(restrictions),
  }),
})
const reinstate: Change = {
  column: 'restriction_reported_at',
  isRelief: true,
  next: (before) => ({
    ...withRestrictions(before, { account_restricted: false }),
    restrictions: [],
    restricted_until: null,
  }),
}

/** What each event of the provider changes. */
export const changes: Readonly<Record<string, (update: AccountUpdate) => Change | undefined>> = {
  PARTNER_REMOVED: () => disconnect,
  PARTNER_APP_UNINSTALLED: () => disconnect,
  ACCOUNT_DELETED: () => disconnect,
  ACCOUNT_OFFBOARDED: () => offboard,
  ACCOUNT_RECONNECTED: () => reconnect,
  ACCOUNT_RESTRICTION: ({ restrictions = [] }) =>
    restrict(restrictions.map(({ type, ends_at }) => ({ type, ends_at: ends_at && toTimestamp(ends_at) }))),
  DISABLED_UPDATE: ({ ban_state }) =>
    ban_state === 'DISABLE' ? restrict() : ban_state === 'REINSTATE' ? reinstate : undefined,
}

function changeOf(update: AccountUpdate): Change | undefined {
  return Object.hasOwn(changes, update.event) ? changes[update.event]?.(update) : undefined
}

/** If several reports are from the same second, the more restrictive one wins, regardless of order and duplicates. */
function supersedes(known: string | null, reportedAt: string, { isRelief }: Change): boolean {
  return known === null || reportedAt > known || (reportedAt === known && !isRelief)
}
