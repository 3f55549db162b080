import { backOffMs, hourMs, secondMs } from '@channel/core/mechanisms/retries'
import { statement, type Transaction } from '@channel/db'
import { attempted } from '@channel/metrics'
import type { InboxOptions } from './inbox-options.ts'
import type { PendingUpdate, Report, UpdateOutcome } from './pending-update.ts'

/** A webhook that this process has locked. */
export interface ClaimedWebhook {
  readonly id: number
  readonly body: Buffer
  readonly received_at: string
  /** How long ago it was received, in milliseconds. */
  readonly age_ms: number
  readonly attempt_count: number
  readonly traceparent: string | null
  readonly counts_at: string | null
}

/** A webhook, and its updates that are not completed yet. */
export interface ParsedWebhook {
  readonly webhook: ClaimedWebhook
  readonly updates: readonly PendingUpdate[]
  /** Also those that are completed, unless they were handed over to other cells. */
  readonly reports: readonly Report[]
  /** Why it could not be parsed. */
  readonly problem?: string
}

const deleteDone = statement('delete_provider_webhooks', 'DELETE FROM provider_webhooks WHERE id = ANY ($1)')
// No delay if the number was connected meanwhile.
const reschedule = statement(
  'reschedule_provider_webhook',
  `WITH next AS MATERIALIZED (
     SELECT CASE
       WHEN EXISTS (SELECT FROM phone_number_routes WHERE phone_number_id = ANY ($3))
         OR EXISTS (SELECT FROM cell_routes WHERE kind = 'phone_number' AND key = ANY ($3)) THEN statement_timestamp()
       ELSE coalesce($4::timestamptz, statement_timestamp()) + $5 * interval '1 millisecond'
     END AS attempt_at
   )
   UPDATE provider_webhooks
   SET attempt_count = attempt_count + 1, failure = $2, unconnected_phone_number_ids = $3, next_attempt_at = next.attempt_at
   FROM next WHERE id = $1`,
)
const giveUp = statement(
  'abandon_provider_webhook',
  `UPDATE provider_webhooks SET attempt_count = attempt_count + 1, failure = $2, next_attempt_at = NULL WHERE id = $1`,
)

const backOff = { firstMs: 5 * secondMs, maxMs: hourMs }
/** How long a webhook is retried after it was received, in milliseconds. */
const retryPeriodMs = 7 * 24 * hourMs
/** The failure may contain text of the provider, of any length. */
const maxFailureLength = 500

/**
 * Deletes completed webhooks. Keeps the others for a retry or with their failure. An unsupported update is not logged
 * as a failure, but by its name.
 *
 * @param startedMs when they were claimed, by `performance.now()`
 */
export function settleWebhooks(
  tx: Transaction,
  options: InboxOptions,
  read: readonly ParsedWebhook[],
  outcomes: ReadonlyMap<PendingUpdate, UpdateOutcome>,
  startedMs: number,
): void {
  const done: number[] = []
  for (const each of read) {
    const rest = each.updates.map((update) => outcomes.get(update)).filter((outcome) => outcome?.kind !== 'done')
    // Otherwise the inbox stopped in the middle: the webhook stays due.
    const isComplete = rest.every((outcome) => outcome !== undefined)
    if (each.problem !== undefined) abandon(tx, options, each.webhook, each.problem)
    else if (rest.length === 0) done.push(each.webhook.id)
    else if (isComplete) keep(tx, options, each.webhook, rest)
    const isDone = each.problem === undefined && rest.length === 0
    if (isComplete) attempted(options.lane ?? 'inbox', isDone ? 'succeeded' : 'failed', startedMs)
  }
  if (done.length > 0) tx.enqueue(deleteDone, [done])
}

function keep(tx: Transaction, options: InboxOptions, webhook: ClaimedWebhook, rest: readonly UpdateOutcome[]): void {
  const retryable = rest.filter((outcome) => outcome.kind === 'retry')
  const failed = rest.filter((outcome) => outcome.kind === 'failed')
  const unsupported = rest.filter((outcome) => outcome.kind === 'unsupported')
  const [first = { failure: '' }] = [...failed, ...retryable, ...unsupported]
  const reason = first.failure.slice(0, maxFailureLength)
  const failure = rest.length === 1 ? reason : `${reason} (and ${rest.length - 1} more updates)`
  const isOld = webhook.age_ms > retryPeriodMs
  const isLast = retryable.length === 0 || isOld
  if (isLast && unsupported.length > 0) logUnsupported(options, webhook, unsupported)
  if (unsupported.length === rest.length) {
    tx.enqueue(giveUp, [webhook.id, failure])
    return
  }
  if (isLast) {
    abandon(tx, options, webhook, failure)
    return
  }
  const waitsFor = new Set(retryable.flatMap(({ waitsFor: number }) => number ?? []))
  tx.enqueue(reschedule, [
    webhook.id,
    failure,
    waitsFor.size === 0 ? null : [...waitsFor],
    options.now?.().toISOString() ?? null,
    backOffMs(webhook.attempt_count + 1, backOff),
  ])
}

function logUnsupported(
  { log }: InboxOptions,
  { id: webhookId, received_at: receivedAt }: ClaimedWebhook,
  unsupported: readonly Extract<UpdateOutcome, { kind: 'unsupported' }>[],
): void {
  const names = new Set(unsupported.map(({ failure }) => failure))
  const reason = [...names].join(' ').slice(0, maxFailureLength)
  log.info({ webhookId, receivedAt, reason }, 'A provider webhook has parts that are not used, and stays stored.')
}

function abandon(
  tx: Transaction,
  { log }: InboxOptions,
  { id: webhookId, received_at: receivedAt }: ClaimedWebhook,
  reason: string,
): void {
  tx.enqueue(giveUp, [webhookId, reason])
  log.error({ webhookId, receivedAt, reason }, 'A provider webhook is not retried and stays stored.')
}
