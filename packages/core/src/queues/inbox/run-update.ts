import {
  type Database,
  DatabaseUnavailable,
  isDeadlock,
  isUniqueViolation,
  statement,
  type Transaction,
} from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { rerunTransaction } from '../../mechanisms/transactions/index.ts'
import { applyNumberUpdate, applyWabaUpdate, UnusableUpdate } from './apply-update.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import type { WebhookReader } from './webhook-reader.ts'

const noteDone = statement(
  'note_provider_update_done',
  `INSERT INTO provider_webhook_updates (webhook_id, place)
   SELECT webhook_id, place FROM unnest($1::bigint[], $2::int[]) AS done (webhook_id, place)`,
)

/** What an update needs to be done. */
export interface UpdateContext {
  readonly database: Database
  readonly mediaBaseUrl: string
  readonly reader: WebhookReader
  /** Whose a number is; undefined for one that nobody has connected. */
  organizationOf(phoneNumberId: string): string | undefined
  readonly now: () => Date
}

/** For how long what an update is about may still be on its way. */
const earlyForMs = 3_600_000

/**
 * Does an update in a transaction of its own, which also notes that it is done: it is done once, or not at all.
 *
 * @throws DatabaseUnavailable; whatever else goes wrong is an outcome
 */
export async function runUpdate(context: UpdateContext, pending: PendingUpdate): Promise<UpdateOutcome> {
  const work = workOf(context, pending)
  if ('kind' in work) return work
  const doIt = async (tx: Transaction): Promise<UpdateOutcome> => {
    noteUpdatesDone(tx, [pending])
    await work(tx)
    return { kind: 'done' }
  }
  try {
    return await rerunTransaction(context.database, doIt, isCollision)
  } catch (error) {
    if (isTaken(error)) return { kind: 'done' }
    if (error instanceof DatabaseUnavailable) throw error
    if (error instanceof EarlyUpdate) return { kind: 'again', failure: 'What it is about has not come yet.' }
    if (error instanceof UnusableUpdate) return { kind: 'hopeless', failure: error.message }
    return { kind: 'again', failure: describe(error) }
  }
}

/** Does an update in a transaction. */
export type Work = (tx: Transaction, meet?: InboundScope['meet']) => Promise<void>

/** Notes that updates are done, in their transaction. @throws a unique violation, later, when one of them was done before */
export function noteUpdatesDone(tx: Transaction, updates: readonly PendingUpdate[]): void {
  tx.enqueue(noteDone, [updates.map(({ webhookId }) => webhookId), updates.map(({ place }) => place)])
}

/** What is to be done in a transaction, or what becomes of an update that cannot be. */
export function workOf(context: UpdateContext, { update, receivedAt }: PendingUpdate): Work | UpdateOutcome {
  if (update.kind === 'erased') return { kind: 'done' }
  if (update.kind === 'unknown') {
    if (update.problem !== null) return { kind: 'hopeless', failure: `Not readable: ${update.problem}` }
    return { kind: 'unread', failure: `Nobody here reads ${JSON.stringify(update.field)}.` }
  }
  if (!('phoneNumberId' in update)) return (tx) => applyWabaUpdate(tx, update, receivedAt)
  const { phoneNumberId } = update
  const organizationId = context.organizationOf(phoneNumberId)
  if (organizationId === undefined) {
    return { kind: 'again', failure: `Nobody has connected ${phoneNumberId}.`, waitsFor: phoneNumberId }
  }
  const mayBeEarly = context.now().getTime() - Date.parse(receivedAt) < earlyForMs
  return async (tx, meet) => {
    const scope: InboundScope = { organizationId, mediaBaseUrl: context.mediaBaseUrl, meet }
    const outcome = await applyNumberUpdate(tx, scope, update, context.reader)
    if (outcome === 'early' && mayBeEarly) throw new EarlyUpdate()
  }
}

/** Takes the transaction back. */
class EarlyUpdate extends Error {}

/**
 * Two that change the same people at the same time: the other one was quicker. A user id that becomes known of somebody may
 * have become somebody else's meanwhile, who is the same person: seen from the beginning, they are made one.
 */
function isCollision(error: unknown): boolean {
  return isDeadlock(error) || (isUniqueViolation(error) && !isTaken(error))
}

/** Another worker has taken it for left behind, and done it. */
function isTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'provider_webhook_updates_pkey')
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
