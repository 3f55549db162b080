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
  `INSERT INTO provider_webhook_updates (webhook_id, place)
   SELECT webhook_id, place FROM unnest($1::bigint[], $2::int[]) AS done (webhook_id, place)`,
)
const waitBriefly = statement('wait_briefly_for_people', `SELECT set_config('lock_timeout', $1, true)`)

/** What an update needs to be done. */
export interface UpdateContext {
  readonly database: Database
  readonly mediaBaseUrl: string
  readonly reader: WebhookReader
  /** Whose a number is; undefined for one that nobody has connected. */
  organizationOf(phoneNumberId: string): string | undefined
  readonly now: () => Date
}

/**
 * For how long updates that are done together wait for somebody: their people are waited for meanwhile, and two who wait for
 * each other would do so for a second.
 */
const longestWait = '200ms'
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
  try {
    return await rerunTransaction(context.database, (tx) => doAll(tx, [{ pending, work }]), isCollision)
  } catch (error) {
    if (isTaken(error)) return { kind: 'done' }
    if (error instanceof DatabaseUnavailable) throw error
    if (error instanceof EarlyUpdate) return { kind: 'again', failure: 'What it is about has not come yet.' }
    if (error instanceof UnusableUpdate) return { kind: 'hopeless', failure: error.message }
    return { kind: 'again', failure: describe(error) }
  }
}

/**
 * Does updates in their order in one transaction, all or none: a commit for many costs what one for each does not.
 *
 * @returns what became of each; undefined when one of them cannot be done, or somebody else is busy with one of the people
 * @throws DatabaseUnavailable
 */
export async function runTogether(
  context: UpdateContext,
  batch: readonly PendingUpdate[],
): Promise<UpdateOutcome[] | undefined> {
  const works = batch.map((pending) => workOf(context, pending))
  const updates = works.flatMap((work, index) =>
    'kind' in work ? [] : { pending: batch[index] as PendingUpdate, work },
  )
  try {
    await context.database.transaction(async (tx) => {
      tx.enqueue(waitBriefly, [longestWait])
      await doAll(tx, updates)
    })
    return works.map((work) => ('kind' in work ? work : { kind: 'done' }))
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return undefined
  }
}

type Work = (tx: Transaction) => Promise<void>

interface WorkedUpdate {
  readonly pending: PendingUpdate
  readonly work: Work
}

async function doAll(tx: Transaction, updates: readonly WorkedUpdate[]): Promise<UpdateOutcome> {
  const places = updates.map(({ pending }) => pending)
  tx.enqueue(noteDone, [places.map(({ webhookId }) => webhookId), places.map(({ place }) => place)])
  for (const { work } of updates) await work(tx)
  return { kind: 'done' }
}

/** What is to be done in a transaction, or what becomes of an update that cannot be. */
function workOf(context: UpdateContext, { update, receivedAt }: PendingUpdate): Work | UpdateOutcome {
  if (update.kind === 'unknown') {
    if (update.problem !== null) return { kind: 'hopeless', failure: `Not readable: ${update.problem}` }
    return async () => undefined
  }
  if (!('phoneNumberId' in update)) return (tx) => applyWabaUpdate(tx, update, receivedAt)
  const { phoneNumberId } = update
  const organizationId = context.organizationOf(phoneNumberId)
  if (organizationId === undefined) {
    return { kind: 'again', failure: `Nobody has connected ${phoneNumberId}.`, waitsFor: phoneNumberId }
  }
  const scope: InboundScope = { organizationId, mediaBaseUrl: context.mediaBaseUrl }
  const mayBeEarly = context.now().getTime() - Date.parse(receivedAt) < earlyForMs
  return async (tx) => {
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
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
