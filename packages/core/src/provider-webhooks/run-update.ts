import {
  type Database,
  DatabaseUnavailable,
  isDeadlock,
  isUniqueViolation,
  statement,
  type Transaction,
} from '@channel/db'
import { rerunTransaction } from '../rerun-transaction.ts'
import type { InboundScope } from '../scope.ts'
import { applyNumberUpdate, applyWabaUpdate, UnusableUpdate } from './apply-update.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import type { WebhookReader } from './webhook-reader.ts'

const noteDone = statement(
  'note_provider_update_done',
  'INSERT INTO provider_webhook_updates (webhook_id, place) VALUES ($1, $2)',
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
  const { update } = pending
  if (update.kind === 'unknown') {
    if (update.problem !== null) return { kind: 'hopeless', failure: `Not readable: ${update.problem}` }
    return attempt(context, pending, async () => 'done')
  }
  if (!('phoneNumberId' in update)) {
    return attempt(context, pending, async (tx) => {
      await applyWabaUpdate(tx, update, pending.receivedAt)
      return 'done'
    })
  }
  const { phoneNumberId } = update
  const organizationId = context.organizationOf(phoneNumberId)
  if (organizationId === undefined) {
    return { kind: 'again', failure: `Nobody has connected ${phoneNumberId}.`, waitsFor: phoneNumberId }
  }
  const scope: InboundScope = { organizationId, mediaBaseUrl: context.mediaBaseUrl }
  return attempt(context, pending, (tx) => applyNumberUpdate(tx, scope, update, context.reader))
}

async function attempt(
  { database, now }: UpdateContext,
  { webhookId, place, receivedAt }: PendingUpdate,
  work: (tx: Transaction) => Promise<'done' | 'early'>,
): Promise<UpdateOutcome> {
  const mayBeEarly = now().getTime() - Date.parse(receivedAt) < earlyForMs
  const doIt = async (tx: Transaction): Promise<UpdateOutcome> => {
    tx.enqueue(noteDone, [webhookId, place])
    if ((await work(tx)) === 'early' && mayBeEarly) throw new EarlyUpdate()
    return { kind: 'done' }
  }
  try {
    return await rerunTransaction(database, doIt, isCollision)
  } catch (error) {
    if (isTaken(error)) return { kind: 'done' }
    if (error instanceof DatabaseUnavailable) throw error
    if (error instanceof EarlyUpdate) return { kind: 'again', failure: 'What it is about has not come yet.' }
    if (error instanceof UnusableUpdate) return { kind: 'hopeless', failure: error.message }
    return { kind: 'again', failure: describe(error) }
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
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
