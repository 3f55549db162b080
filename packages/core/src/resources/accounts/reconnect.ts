import { type ChannelAccountRow, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { type AccountRow, accountDifferences } from './account-view.ts'
import { type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { isAuthorizationRefused, restrictionsOf, withRestrictions } from './restrictions.ts'

const connectStatement = statement(
  'reconnect_account',
  `UPDATE channel_accounts
   SET status = $3, verified = $4, waba_id = $5, quality_rating = $6, account_restricted = $7, authorization_refused = $8,
       in_business_app = $9, connection_reported_at = date_trunc('second', clock_timestamp()),
       updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING connection_reported_at, updated_at`,
)

/** SQL condition equivalent to {@link needsConnection}. */
export const accountNeedsConnection = `(account.status = 'disconnected' OR ${isAuthorizationRefused})`

/** Whether an account must be reconnected before the service can use it: it is disconnected, or its token was refused. */
export function needsConnection(row: AccountRow): boolean {
  return row.status === 'disconnected' || restrictionsOf(row).authorization_refused
}

/**
 * Reconnects an account. Records `account.connected` if it was disconnected, `account.updated` if its token was refused.
 * Stale reports of the provider do not disconnect it again. The account keeps its name, its team and its data.
 *
 * @param before the locked account, for which {@link needsConnection} is true
 */
export async function reconnect(
  tx: Transaction,
  before: AccountRow,
  change: Partial<Pick<ChannelAccountRow, 'verified' | 'waba_id' | 'quality_rating' | 'in_business_app'>>,
): Promise<OperatorAccount> {
  const wasDisconnected = before.status === 'disconnected'
  const connected = wasDisconnected ? ({ ...before, status: 'connected' } as const) : before
  const next = { ...before, ...change, ...withRestrictions(connected, { authorization_refused: false }) }
  const [updated] = await tx.query(connectStatement, [
    next.organization_id,
    next.id,
    next.status,
    next.verified,
    next.waba_id,
    next.quality_rating,
    next.account_restricted,
    next.authorization_refused,
    next.in_business_app,
  ])
  const row: AccountRow = { ...next, ...updated }
  if (wasDisconnected) recordAccountEvent(tx, 'account.connected', row)
  else recordAccountEvent(tx, 'account.updated', row, accountDifferences(before, row))
  return operatorAccountView(row)
}
