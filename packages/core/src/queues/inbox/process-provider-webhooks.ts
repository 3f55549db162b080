import { statement, type Transaction } from '@channel/db'
import { readDoneUpdates } from '../../mechanisms/erasure/index.ts'
import { lockDue } from '../leased/index.ts'
import { groupUpdates } from './group-updates.ts'
import type { InboxOptions } from './inbox-options.ts'
import { packChains } from './pack-chains.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import { runTogether } from './run-together.ts'
import { runUpdate, type UpdateContext } from './run-update.ts'
import { type ReadWebhook, settleWebhooks, type TakenWebhook } from './settle-webhooks.ts'
import { numberOf } from './to-inbound.ts'
import type { WebhookReader } from './webhook-reader.ts'

// Webhooks are taken by a lock that lasts while their updates are done, some at a time in a transaction on another connection,
// and each in one of its own where they cannot be done together: should this process die, the lock goes with its connection
// and another worker goes on where it stopped, since every update that was done has said so in its own transaction. Nobody
// waits for a lock, and no call leaves the database meanwhile.

const mostWebhooks = 100
/** Done in one transaction: few enough that nobody waits long for one of its people. */
const mostTogether = 20
/** So that the largest webhooks are not all in memory at once. */
const mostBytes = 4 * 1_048_576

/** How long the locks last while other connections do the updates. */
const idleMs = 60_000

const takeDue = statement(
  'take_provider_webhooks',
  `WITH due AS MATERIALIZED (
     ${lockDue({
       columns: 'id, next_attempt_at, octet_length(body) AS bytes',
       from: 'provider_webhooks',
       where: 'next_attempt_at <= coalesce($1::timestamptz, clock_timestamp())',
       order: 'next_attempt_at, id',
       limit: `${mostWebhooks}`,
     })}
   )
   SELECT id FROM (
     SELECT id, sum(bytes) OVER (ORDER BY next_attempt_at, id) - bytes AS before FROM due
   ) due WHERE before < ${mostBytes} ORDER BY id`,
)
const readTaken = statement(
  'read_provider_webhooks',
  `SELECT id, body, received_at, attempt_count FROM provider_webhooks WHERE id = ANY ($1) ORDER BY id`,
)
const findRoutes = statement(
  'find_phone_number_routes',
  'SELECT phone_number_id, organization_id FROM phone_number_routes WHERE phone_number_id = ANY ($1)',
)

/**
 * Does the updates of webhooks that are due: in their order for one person, at the same time for others. A webhook goes when all
 * of it is done. One with updates that are to be tried again stays (5 s, twice as long each time, an hour at most, for 7
 * days), and then, or when trying again would change nothing, is kept with its failure and never tried again; so is one with
 * updates that nobody here reads.
 *
 * @returns how many webhooks were taken; 0 when none is due
 * @throws DatabaseUnavailable; then what was done is done, and the rest is still there
 */
export async function processProviderWebhooks(options: InboxOptions): Promise<number> {
  const { database, now } = options
  return database.transaction(async (tx) => {
    tx.allowIdle(idleMs)
    const due = await tx.query<{ id: number }>(takeDue, [now?.().toISOString() ?? null])
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const [webhooks, doneBefore] = await Promise.all([
      tx.query<TakenWebhook>(readTaken, [ids]),
      readDoneUpdates(tx, due),
    ])
    const read = webhooks.map((webhook) => readWebhook(webhook, options.reader, doneBefore))
    const pending = read.flatMap(({ updates }) => updates)
    const context = await contextFor(tx, options, pending)
    const outcomes = await runAll(context, options, pending)
    settleWebhooks(tx, options, read, outcomes)
    return webhooks.length
  })
}

function readWebhook(webhook: TakenWebhook, { parse }: WebhookReader, done: ReadonlySet<string>): ReadWebhook {
  const parsed = parse(webhook.body)
  if (!parsed.ok) return { webhook, updates: [], problem: `Not readable: ${parsed.problem}` }
  const { id: webhookId, received_at: receivedAt } = webhook
  const updates = parsed.updates.map((update, place) => ({ webhookId, place, update, receivedAt }))
  return { webhook, updates: updates.filter(({ place }) => !done.has(`${webhookId} ${place}`)) }
}

async function contextFor(
  tx: Transaction,
  { database, mediaBaseUrl, reader, now = () => new Date() }: InboxOptions,
  pending: readonly PendingUpdate[],
): Promise<UpdateContext> {
  const numbers = new Set(pending.map(({ update }) => numberOf(update)).filter((number) => number !== null))
  const routes = await tx.query<{ phone_number_id: string; organization_id: string }>(findRoutes, [[...numbers]])
  const organizations = new Map(routes.map((row) => [row.phone_number_id, row.organization_id]))
  return { database, mediaBaseUrl, reader, now, organizationOf: (number) => organizations.get(number) }
}

async function runAll(
  context: UpdateContext,
  { parallel, signal }: InboxOptions,
  pending: readonly PendingUpdate[],
): Promise<ReadonlyMap<PendingUpdate, UpdateOutcome>> {
  const outcomes = new Map<PendingUpdate, UpdateOutcome>()
  const most = Math.min(mostTogether, Math.ceil(pending.length / parallel))
  const lots = packChains(
    groupUpdates(pending, ({ update }) => update),
    most,
  ).values()
  let isOver = false
  const mayGoOn = () => !isOver && !signal?.aborted

  async function run(updates: readonly PendingUpdate[]): Promise<void> {
    const together = updates.length > 1 ? await runTogether(context, updates) : undefined
    for (const [index, each] of updates.entries()) {
      const outcome = together?.[index] ?? (mayGoOn() ? await runUpdate(context, each) : undefined)
      if (outcome !== undefined) outcomes.set(each, outcome)
    }
  }
  async function work(): Promise<void> {
    for (const lot of lots) {
      for (let begin = 0; begin < lot.length && mayGoOn(); begin += most) await run(lot.slice(begin, begin + most))
    }
  }
  // All have ended when this does, also when one of them failed.
  const workers = Array.from({ length: parallel }, () =>
    work().catch((error: unknown) => {
      isOver = true
      throw error
    }),
  )
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return outcomes
}
