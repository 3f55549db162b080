import { isAuthorizationRefused } from '@channel/core/accounts'
import { currentTime } from '@channel/core/mechanisms/clock'
import { hourMs, minuteMs, secondMs } from '@channel/core/mechanisms/retries'
import { type DueRows, endOfClaim, lockDueRows } from '../leased/index.ts'

/** A table of calls to the provider. Its key is the organization and one more column. */
export interface CallTable {
  readonly name: string
  readonly key: string
}

/** Delays after failed attempts of a call, in milliseconds: about half a day in total. There is none after the last. */
export const halfDayDelaysMs = [5 * secondMs, 30 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs]

export const qualityChecks: CallTable = { name: 'quality_checks', key: 'phone_number_id' }
export const syncRequests: CallTable = { name: 'sync_requests', key: 'phone_number_id' }
export const readReceipts: CallTable = { name: 'read_receipts', key: 'conversation_id' }

interface ClaimParts {
  /** Columns of `account` to return. */
  readonly account?: readonly string[]
  /** Which accounts can be called, besides connected ones with a token. */
  readonly where?: string
  /** Columns of `call` to return. */
  readonly returning?: readonly string[]
}

export const dueCalls = ({ name }: CallTable): DueRows => ({ table: name, dueAt: 'due_at', isWaiting: 'true' })

/**
 * Claims rows by due time. A lease is a due time in the future. Rows of accounts that cannot be called are deleted. The
 * parameters are `claimValues`.
 */
export function claimCalls(table: CallTable, { account = [], where = 'true', returning = [] }: ClaimParts): string {
  const { name, key } = table
  const isSame = (row: string, other: string) =>
    `${row}.organization_id = ${other}.organization_id AND ${row}.${key} = ${other}.${key}`
  const ofAccount = (row: string) =>
    `${row}.organization_id = due.organization_id AND ${row}.phone_number_id = due.phone_number_id`
  const columns = [...new Set(['organization_id', key, 'phone_number_id'])].join(', ')
  return `WITH due AS MATERIALIZED (
     ${lockDueRows(dueCalls(table), { columns, organization: 'wanted.organization_id' })}
   ), found AS MATERIALIZED (
     SELECT ${['due.*', ...account].join(', ')}, ${isAuthorizationRefused} AS authorization_refused, token.sealed, token.key_id
     FROM due
     JOIN channel_accounts account ON ${ofAccount('account')}
     JOIN provider_authorizations token ON ${ofAccount('token')}
     WHERE account.status <> 'disconnected' AND ${where}
   ), forgotten AS (
     DELETE FROM ${name} call USING due
     WHERE ${isSame('call', 'due')} AND NOT EXISTS (SELECT FROM found WHERE ${isSame('found', 'due')})
   )
   UPDATE ${name} call SET due_at = ${endOfClaim}, attempt_count = attempt_count + 1
   FROM found WHERE ${isSame('call', 'found')}
   RETURNING ${['found.*', 'call.attempt_count', 'call.due_at', ...returning].join(', ')}`
}

// The due time also identifies the lease: if the work was requested again in the meantime, it has changed and these
// statements match no row. The parameters are the organization, the key and the due time.

/** Removes a row whose work has ended. */
export function endCall({ name, key }: CallTable): string {
  return `DELETE FROM ${name} WHERE organization_id = $1 AND ${key} = $2 AND due_at = $3`
}

/** Sets when work is retried. The next parameters are `aheadMs` and the delay in milliseconds. */
export function rescheduleCall({ name, key }: CallTable): string {
  return `UPDATE ${name} SET due_at = ${currentTime('$4')} + $5::float8 * interval '1 millisecond'
   WHERE organization_id = $1 AND ${key} = $2 AND due_at = $3`
}
