import type { InboundScope } from '@channel/core/mechanisms/scope'
import { rerunTransaction } from '@channel/core/mechanisms/transactions'
import {
  type Database,
  DatabaseUnavailable,
  isDeadlock,
  isUniqueViolation,
  statement,
  type Transaction,
} from '@channel/db'
import { applyNumberUpdate, applyWabaUpdate, UnusableUpdate } from './apply-update.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import type { WebhookReader } from './webhook-reader.ts'

const recordDone = statement(
  'record_provider_update_done',
  `INSERT INTO provider_webhook_updates (webhook_id, place)
   SELECT webhook_id, place FROM unnest($1::bigint[], $2::int[]) AS done (webhook_id, place)`,
)

/** The context of updates. */
export interface UpdateContext {
  readonly database: Database
  readonly mediaBaseUrl: string
  readonly reader: WebhookReader
  /** The organization of a number; undefined if no account is connected. */
  organizationOf(phoneNumberId: string): string | undefined
  readonly now: () => Date
}

/** How long an update waits for the message or contact that it refers to, in milliseconds. */
const earlyForMs = 3_600_000

/**
 * Processes an update in a transaction of its own, which also records its completion: exactly once, or not at all.
 *
 * @throws DatabaseUnavailable; any other failure is an outcome
 */
export async function runUpdate(context: UpdateContext, pending: PendingUpdate): Promise<UpdateOutcome> {
  const work = workOf(context, pending)
  if ('kind' in work) return work
  const run = async (tx: Transaction): Promise<UpdateOutcome> => {
    recordUpdatesDone(tx, [pending])
    await work(tx)
    return { kind: 'done' }
  }
  try {
    return await rerunTransaction(context.database, run, isCollision)
  } catch (error) {
    if (isAlreadyDone(error)) return { kind: 'done' }
    if (error instanceof DatabaseUnavailable) throw error
    if (error instanceof EarlyUpdate)
      return { kind: 'retry', failure: 'The message or contact that it refers to has not been received yet.' }
    if (error instanceof UnusableUpdate) return { kind: 'failed', failure: error.message }
    return { kind: 'retry', failure: describe(error) }
  }
}

/** Processes an update in a transaction. */
export type Work = (tx: Transaction, onContactsLocked?: InboundScope['onContactsLocked']) => Promise<void>

/**
 * Records that updates are completed, in their transaction.
 *
 * @throws a unique violation if one of them was already completed. The statement is enqueued, so the next statement or the
 *   commit throws it
 */
export function recordUpdatesDone(tx: Transaction, updates: readonly PendingUpdate[]): void {
  tx.enqueue(recordDone, [updates.map(({ webhookId }) => webhookId), updates.map(({ index }) => index)])
}

/** The work of an update, or its outcome if it needs no work. */
export function workOf(context: UpdateContext, { update, receivedAt }: PendingUpdate): Work | UpdateOutcome {
  if (update.kind === 'erased') return { kind: 'done' }
  if (update.kind === 'unknown') {
    if (update.problem !== null) return { kind: 'failed', failure: `Cannot be parsed: ${update.problem}` }
    return { kind: 'unsupported', failure: `Unsupported field ${JSON.stringify(update.field)}.` }
  }
  if (!('phoneNumberId' in update)) return (tx) => applyWabaUpdate(tx, update, receivedAt)
  const { phoneNumberId } = update
  const organizationId = context.organizationOf(phoneNumberId)
  if (organizationId === undefined) {
    return { kind: 'retry', failure: `The number ${phoneNumberId} is not connected.`, waitsFor: phoneNumberId }
  }
  const mayBeEarly = context.now().getTime() - Date.parse(receivedAt) < earlyForMs
  return async (tx, onContactsLocked) => {
    const scope: InboundScope = { organizationId, mediaBaseUrl: context.mediaBaseUrl, onContactsLocked }
    const outcome = await applyNumberUpdate(tx, scope, update, context.reader)
    if (outcome === 'early' && mayBeEarly) throw new EarlyUpdate()
  }
}

/** Rolls the transaction back. */
class EarlyUpdate extends Error {}

/**
 * Another transaction has changed the same contacts. The user id may now belong to another contact: a retry merges the
 * two.
 */
function isCollision(error: unknown): boolean {
  return isDeadlock(error) || (isUniqueViolation(error) && !isAlreadyDone(error))
}

/** Another worker has completed it. */
function isAlreadyDone(error: unknown): boolean {
  return isUniqueViolation(error, 'provider_webhook_updates_pkey')
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
