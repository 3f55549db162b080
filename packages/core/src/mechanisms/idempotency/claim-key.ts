import { hasSqlState, isUniqueViolation, statement, type Transaction } from '@channel/db'
import type { Scope } from '../scope/index.ts'

/** How long a response is stored, in milliseconds. */
export const responseRetentionMs = 24 * 60 * 60 * 1000

const claim = statement('claim_idempotency_key', 'SELECT claim_idempotency_key($1, $2, $3)')

/**
 * Claims the key for the rest of the transaction, before its first statement. It needs no round trip: the next
 * statement fails without being run when the key is held ({@link isInProgress}) or has a stored response ({@link
 * hasStoredResponse}).
 */
export function claimKey(tx: Transaction, scope: Scope, key: string): void {
  tx.enqueue(claim, [scope.organizationId, key, expiredAt(scope)])
}

/** Records from this time and earlier have expired. */
export function expiredAt({ now }: Pick<Scope, 'now'>): Date {
  return new Date(now().getTime() - responseRetentionMs)
}

/** Whether a transaction failed because another one holds the key. */
export function isInProgress(error: unknown): boolean {
  return hasSqlState(error, 'CHI01')
}

/** Whether a transaction failed because the key has a stored response. */
export function hasStoredResponse(error: unknown): boolean {
  return hasSqlState(error, 'CHI02') || isUniqueViolation(error, 'idempotency_records_pkey')
}
