import { readDoneUpdates } from '@channel/core/mechanisms/erasure'
import { startOfNewWork } from '@channel/core/mechanisms/restore'
import { statement, type Transaction } from '@channel/db'
import { parseWebhook } from '@channel/provider'
import { isTracing } from '@channel/traces'
import {
  lockDue,
  planInOrder,
  type RememberedGroupsParts,
  rememberedGroups,
  rememberWaiting,
  WaitingSince,
} from '../leased/index.ts'
import { handOver } from './hand-over.ts'
import type { InboxOptions } from './inbox-options.ts'
import { type PendingUpdate, reportedIndex, type UpdateContext } from './pending-update.ts'
import { processUpdates } from './process-updates.ts'
import { type ClaimedWebhook, type ParsedWebhook, settleWebhooks } from './settle-webhooks.ts'
import { numberOf } from './to-inbound.ts'

// The lease of a webhook is a row lock. It is held while other connections process the updates: several in one
// transaction, or one by one if that fails. If this process dies, its connection releases the lock, and another worker
// continues: each update records its completion in its own transaction.

/** The max size of a claim. Bytes limit the memory, and how long the webhooks of a history are locked: each may have thousands of messages. */
const maxClaims = {
  inbox: { webhooks: 100, bytes: 4 * 1_048_576 },
  history: { webhooks: 10, bytes: 1_048_576 },
}
/** How long the locks last without a statement on their connection, in milliseconds. */
const idleMs = 60_000

// Organizations share a claim evenly, and so do the numbers of each, however many webhooks of others wait. If there are
// too many numbers, those that have waited longest go first. The max size is divided in the same way.
const claimSql = (isHistory: string, { webhooks, bytes }: { readonly webhooks: number; readonly bytes: number }) => {
  const waiting: RememberedGroupsParts = {
    table: 'provider_webhooks',
    keys: ['phone_number_id'],
    isWaiting: `next_attempt_at IS NOT NULL AND ${isHistory}`,
    dueAt: 'next_attempt_at',
    remembered: ['$2', '$3'],
    until: 'coalesce($1::timestamptz, statement_timestamp())',
  }
  const isDue = 'next_attempt_at <= coalesce($1::timestamptz, clock_timestamp())'
  return `WITH RECURSIVE ${rememberedGroups(waiting)},
   number AS MATERIALIZED (
     SELECT phone_number_id, due_at, coalesce(organization_id, phone_number_id) AS owner
     FROM waiting LEFT JOIN phone_number_routes USING (phone_number_id)
     WHERE due_at <= coalesce($1::timestamptz, clock_timestamp())
   ), share AS MATERIALIZED (
     SELECT phone_number_id, due_at AS since, greatest(1, ${webhooks} / (SELECT count(DISTINCT owner) FROM number)
       / count(*) OVER (PARTITION BY owner)) AS quota
     FROM number
     ORDER BY row_number() OVER (PARTITION BY owner ORDER BY due_at), due_at LIMIT ${webhooks}
   ), due AS MATERIALIZED (
     SELECT due.* FROM share CROSS JOIN LATERAL (
       ${lockDue({
         columns: 'id, phone_number_id, next_attempt_at, octet_length(body) AS bytes',
         from: 'provider_webhooks',
         where: `provider_webhooks.phone_number_id = share.phone_number_id AND ${isHistory} AND next_attempt_at >= share.since AND ${isDue}`,
         order: 'next_attempt_at, id',
         limit: 'share.quota',
       })}
     ) AS due
   ), in_turn AS (
     SELECT *, row_number() OVER (PARTITION BY phone_number_id ORDER BY next_attempt_at, id) AS turn FROM due
   )
   SELECT ${rememberWaiting}, (SELECT json_agg(id ORDER BY id) FROM (
     SELECT id, sum(bytes) OVER (ORDER BY turn, next_attempt_at, id) - bytes AS before FROM in_turn
   ) due WHERE before < ${bytes})::text AS ids`
}
const claimDue = {
  inbox: statement('claim_provider_webhooks', claimSql('NOT is_history', maxClaims.inbox)),
  history: statement('claim_history_webhooks', claimSql('is_history', maxClaims.history)),
}

/** Remembers since when webhooks wait, by number. */
export const waitingWebhooks = () => new WaitingSince(['phone_number_id'])

const readClaimed = statement(
  'read_provider_webhooks',
  `SELECT id, body, received_at, attempt_count, traceparent,
     extract(epoch FROM coalesce($2::timestamptz, clock_timestamp()) - received_at)::float8 * 1000 AS age_ms,
     CASE WHEN received_at < ${startOfNewWork} THEN received_at END AS counts_at
   FROM provider_webhooks WHERE id = ANY ($1) ORDER BY id`,
)
const findRoutes = statement(
  'find_phone_number_routes',
  `SELECT phone_number_id, organization_id FROM phone_number_routes WHERE phone_number_id = ANY ($1)
   UNION ALL
   SELECT phone_number_id, NULL FROM released_numbers WHERE phone_number_id = ANY ($1)`,
)
const findSpans = statement(
  'find_traceparents_of_sends',
  `SELECT message_id, traceparent FROM unnest($1::text[], $2::text[]) AS reported (organization_id, message_id)
   JOIN message_sends USING (organization_id, message_id) WHERE traceparent IS NOT NULL`,
)

/**
 * Processes the updates of due webhooks: those of one sender in order, others in parallel. A webhook is deleted when
 * all its updates are completed. Failed updates are retried for 7 days: after 5 s, then with a doubled delay of at most
 * an hour. After 7 days, or if a retry would fail too, or if an update is not supported, the webhook stays stored with its
 * failure and is not retried. Updates of a number whose organization was deleted are dropped.
 *
 * @returns the number of claimed webhooks; 0 if none is due
 * @throws DatabaseUnavailable; completed updates stay completed
 */
export async function processProviderWebhooks(options: InboxOptions): Promise<number> {
  const { database, now, lane = 'inbox', since = waitingWebhooks() } = options
  return database.transaction(async (tx) => {
    tx.allowIdle(idleMs)
    planInOrder(tx)
    const time = now?.().toISOString() ?? null
    const [due] = await since.read((remembered) => tx.query(claimDue[lane], [time, ...remembered]))
    const ids: number[] = JSON.parse(due?.ids ?? '[]')
    if (ids.length === 0) return 0
    const startedMs = performance.now()
    const [claimed, done] = await Promise.all([
      tx.query(readClaimed, [ids, time]),
      readDoneUpdates(
        tx,
        ids.map((id) => ({ id })),
      ),
    ])
    const webhooks = claimed.map((webhook) => parse(webhook, done))
    const all = webhooks.flatMap(({ updates }) => updates)
    const { organizationOf, isReleased } = await findOrganizations(tx, all)
    const elsewhere = await handOver(options, webhooks, (number) => organizationOf(number) !== undefined)
    const pending = all.filter((update) => !elsewhere.outcomes.has(update))
    const organizations = {
      organizationOf,
      isReleased: (number: string) => isReleased(number) || elsewhere.released.has(number),
    }
    const traceparentOf = isTracing() ? await findTraceparents(tx, organizationOf, pending) : () => undefined
    const outcomes = await processUpdates({ ...options, ...organizations, traceparentOf }, pending)
    settleWebhooks(tx, options, webhooks, new Map([...elsewhere.outcomes, ...outcomes]), startedMs)
    return claimed.length
  })
}

/** @param done the updates completed in earlier attempts */
function parse(webhook: ClaimedWebhook, done: ReadonlySet<string>): ParsedWebhook {
  const parsed = parseWebhook(webhook.body)
  if (!parsed.ok) return { webhook, updates: [], reports: [], problem: `Cannot be parsed: ${parsed.problem}` }
  const { id: webhookId, received_at: receivedAt, age_ms: ageMs, traceparent, counts_at: countsAt } = webhook
  const updates = parsed.updates.map((update, index) => ({
    webhookId,
    index,
    update,
    receivedAt,
    ageMs,
    traceparent,
    countsAt,
  }))
  const isOpen = (index: number) => !done.has(`${webhookId} ${index}`)
  const reports = updates.flatMap(({ index, update }) =>
    'phoneNumberId' in update || !('wabaId' in update) || !isOpen(reportedIndex(index))
      ? []
      : [{ index, wabaId: update.wabaId }],
  )
  return { webhook, updates: updates.filter(({ index }) => isOpen(index)), reports }
}

/** @returns the organization of each number for which an account is connected, and whose numbers were released */
async function findOrganizations(
  tx: Transaction,
  pending: readonly PendingUpdate[],
): Promise<Pick<UpdateContext, 'organizationOf' | 'isReleased'>> {
  const numbers = new Set(pending.map(({ update }) => numberOf(update)).filter((number) => number !== null))
  const routes = await tx.query(findRoutes, [[...numbers]])
  const organizations = new Map(routes.map((row) => [row.phone_number_id, row.organization_id ?? undefined]))
  return {
    organizationOf: (number) => organizations.get(number),
    isReleased: (number) => organizations.has(number) && organizations.get(number) === undefined,
  }
}

/** @returns the span that sent the message of each status */
async function findTraceparents(
  tx: Transaction,
  organizationOf: UpdateContext['organizationOf'],
  pending: readonly PendingUpdate[],
): Promise<UpdateContext['traceparentOf']> {
  const reported = pending.flatMap(({ update }) => {
    const messageId = update.kind === 'status' ? update.status.callbackData : null
    const organizationId = update.kind === 'status' ? organizationOf(update.phoneNumberId) : undefined
    return messageId === null || organizationId === undefined ? [] : [{ organizationId, messageId }]
  })
  const rows = await tx.query(findSpans, [
    reported.map(({ organizationId }) => organizationId),
    reported.map(({ messageId }) => messageId),
  ])
  const traceparents = new Map(rows.map((row) => [row.message_id, row.traceparent]))
  return (messageId) => traceparents.get(messageId)
}
