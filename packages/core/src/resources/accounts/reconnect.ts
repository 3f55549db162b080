import type { ChannelAccountRow, Transaction } from '@channel/db'
import type { AccountRow, NumberHealth } from './account-view.ts'
import { changeAccount } from './change-account.ts'
import type { OperatorAccount } from './operator-account.ts'
import { isAuthorizationRefused, restrictionsOf, withRestrictions } from './restrictions.ts'

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
export function reconnect(
  tx: Transaction,
  before: AccountRow,
  change: Partial<Pick<ChannelAccountRow, 'verified' | 'waba_id' | 'in_business_app' | keyof NumberHealth>>,
): Promise<OperatorAccount> {
  const connected = before.status === 'disconnected' ? ({ ...before, status: 'connected' } as const) : before
  const restrictions = withRestrictions(connected, { authorization_refused: false })
  return changeAccount(tx, before, { ...change, ...restrictions }, true)
}
