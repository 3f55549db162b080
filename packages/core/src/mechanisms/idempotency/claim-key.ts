import { hasSqlState, isUniqueViolation, statement, type Transaction } from '@channel/db'
import type { Scope } from '../scope/index.ts'

/** How long an answer is returned again, in milliseconds. */
export const keptForMs = 24 * 60 * 60 * 1000

const claim = statement('claim_idempotency_key', 'SELECT claim_idempotency_key($1, $2, $3)')

/**
 * Takes the key for the rest of the transaction, before its first statement. It costs no round trip: the next statement
 * fails, without having been run, when the key is taken ({@link isInProgress}) or has its answer ({@link isAnswered}).
 */
export function claimKey(tx: Transaction, scope: Scope, key: string): void {
  tx.enqueue(claim, [scope.organizationId, key, expiredAt(scope)])
}

/** What was recorded then, or before, does not count any more. */
export function expiredAt({ now }: Pick<Scope, 'now'>): Date {
  return new Date(now().getTime() - keptForMs)
}

/** Whether a transaction failed because another one has the key. */
export function isInProgress(error: unknown): boolean {
  return hasSqlState(error, 'CHI01')
}

/** Whether a transaction failed because the key has its answer. */
export function isAnswered(error: unknown): boolean {
  return hasSqlState(error, 'CHI02') || isUniqueViolation(error, 'idempotency_records_pkey')
}
