import { isDeepStrictEqual } from 'node:util'
import type { Message, MessagePricing } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import { countryOfPhoneNumber } from '../../mechanisms/input/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { extendFreeEntryPoint } from '../conversations/index.ts'
import type { Member } from '../groups/index.ts'
import { lowestStatus, recipientsAfter } from './group-recipients.ts'
import { type MessageRow, messageColumns, messageJoinsOfRows, messageView } from './message-view.ts'
import { recordUsage } from './record-usage.ts'

/** A status that the provider reported for a sent message. */
export interface InboundStatus {
  readonly phone_number_id: string
  readonly provider_message_id: string
  /** Our own id of the message, which the provider returns. Finds the message while the provider's id is unknown. */
  readonly message_id?: string | null
  readonly status: 'sent' | 'delivered' | 'read' | 'played' | 'failed'
  /** Of a message to a group: the member that has reached it; null for the group as a whole. */
  readonly group?: { readonly member: Member | null }
  /** When the status was reached, as a date-time. */
  readonly at: string
  /** Why it failed; `undeliverable` by default. */
  readonly error?: { readonly code: string; readonly message: string; readonly provider_code: number | null }
  /** What the provider bills, if the status says it. */
  readonly pricing?: Omit<MessagePricing, 'country'>
  /** When the free entry point ends in which it was sent, as a date-time, if the status says it. */
  readonly free_entry_expires_at?: string
}

// `IS TRUE` keeps the planner off the indexes that begin with direction.
const findToChange = statement(
  'find_message_for_status',
  `WITH message AS MATERIALIZED (
     SELECT * FROM messages
     WHERE organization_id = $1 AND phone_number_id = $2 AND (direction = 'outbound') IS TRUE
       AND (provider_message_id = $3 OR id = $4 AND provider_message_id IS NULL)
     FOR NO KEY UPDATE
   )
   SELECT ${messageColumns} FROM message ${messageJoinsOfRows}`,
)
const updateStatement = statement(
  'update_message_status',
  `WITH changed AS (
     UPDATE messages
     SET status = $3, sent_at = $4, delivered_at = $5, read_at = $6, failed_at = $7, error_code = $8, error_message = $9,
         error_provider_code = $10, provider_message_id = $11, pricing = $12, recipients = $13
     WHERE organization_id = $1 AND id = $2
     RETURNING sent_at, delivered_at, read_at, failed_at
   )
   SELECT sent_at, delivered_at, read_at, failed_at, statement_timestamp() AS changed_at FROM changed`,
)

// The provider has the message, so it must not be sent again.
const settleSend = statement(
  'settle_message_send',
  `UPDATE message_sends SET state = 'sent', next_attempt_at = NULL, uncertain_until = NULL, lease_token = NULL,
     leased_until = NULL
   WHERE organization_id = $1 AND message_id = $2 AND state IN ('pending', 'uncertain')`,
)

type Status = MessageRow['status']
type TimestampColumn = `${Exclude<Status, 'pending'>}_at`

const ranks: Record<Exclude<Status, 'failed'>, number> = { pending: 0, sent: 1, delivered: 2, read: 3 }

/**
 * Advances an outbound message: pending → sent → delivered → read. Reports may arrive in any order; the status never goes back.
 * `failed` follows only pending or sent, and delivered or read replaces it; sent does if we failed the message. A late
 * status only sets its timestamp (`message.updated`). `played` counts as `read`. A message whose send got no response is
 * found by our own id, gets the provider's id and is not sent again.
 *
 * @returns the current message; undefined if it does not exist (any more)
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function applyStatus(
  tx: Transaction,
  scope: InboundScope,
  report: InboundStatus,
): Promise<Message | undefined> {
  const account = await inboundAccount(tx, scope, report.phone_number_id)
  if (report.free_entry_expires_at !== undefined) {
    const expires_at = toTimestamp(report.free_entry_expires_at)
    await extendFreeEntryPoint(tx, scope, account.reference, { ...report, expires_at })
  }
  const key = [scope.organizationId, report.phone_number_id, report.provider_message_id, report.message_id ?? null]
  const [row] = await tx.query(findToChange, key)
  if (row === undefined) return undefined
  const before = messageView(row, account.reference, scope)
  const next = withProviderId(row, nextRow(row, report), report)
  if (next === undefined) return before

  const { error_code, error_message, error_provider_code } = next
  const [updated] = await tx.query(updateStatement, [
    scope.organizationId,
    row.id,
    next.status,
    next.sent_at,
    next.delivered_at,
    next.read_at,
    next.failed_at,
    error_code,
    error_message,
    error_provider_code,
    next.provider_message_id,
    next.pricing,
    next.recipients === null ? null : JSON.stringify(next.recipients),
  ])
  if (updated === undefined) throw new Error('The locked message was not found.')
  const isPriced = next.pricing !== row.pricing || next.recipients !== row.recipients
  if (isPriced && !row.from_business_app) recordUsage(tx, scope.organizationId, report.phone_number_id, row, next)
  if (row.provider_message_id === null) tx.enqueue(settleSend, [scope.organizationId, row.id])
  const { changed_at, ...timestamps } = updated
  const message = messageView({ ...next, ...timestamps }, account.reference, scope)
  recordEvent(tx, scope.organizationId, {
    type:
      message.status === before.status || message.status === 'pending'
        ? 'message.updated'
        : `message.${message.status}`,
    created_at: changed_at,
    account: account.reference,
    object: message,
    previous_attributes: previousAttributes(before, message, changing),
  })
  return message
}

function withProviderId(
  row: MessageRow,
  next: MessageRow | undefined,
  { provider_message_id }: InboundStatus,
): MessageRow | undefined {
  return row.provider_message_id === null ? { ...(next ?? row), provider_message_id } : next
}

function statusOf({ status }: InboundStatus): Exclude<Status, 'pending'> {
  return status === 'played' ? 'read' : status
}

/** The message after the report; undefined if nothing changes. */
function nextRow(row: MessageRow, report: InboundStatus): MessageRow | undefined {
  const next = row.group_id === null ? nextStatus(row, report) : nextGroupStatus(row, report)
  const { status } = next ?? row
  const reported = statusOf(report)
  // A message to a group has the price of each member. Nothing is billed for a message that failed.
  if (row.group_id !== null || report.pricing === undefined || status === 'failed' || reported === 'failed') return next
  const isOlder = row.pricing !== null && ranks[reported] < ranks[status]
  const pricing = { ...report.pricing, country: countryOfPhoneNumber(row.recipient) }
  if (isOlder || isDeepStrictEqual(pricing, row.pricing)) return next
  return { ...(next ?? row), pricing }
}

/** The message to a group with the next status of its members. Its own is the lowest that all of them have reached. */
function nextGroupStatus(row: MessageRow, report: InboundStatus): MessageRow | undefined {
  const member = report.group?.member ?? null
  const status = statusOf(report)
  // The provider refuses a message as a whole, also before it knows the members.
  if (member === null && status === 'failed') return nextStatus(row, report)
  const reachedBy = { member, status, at: toTimestamp(report.at), pricing: report.pricing }
  const recipients = recipientsAfter(row.recipients ?? [], reachedBy)
  const reached = lowestStatus(recipients) ?? (member === null ? status : 'pending')
  const next = reached === 'pending' ? undefined : nextStatus(row, { ...report, status: reached })
  if (next === undefined && isDeepStrictEqual(recipients, row.recipients)) return undefined
  return { ...(next ?? row), recipients }
}

/** The message with its next status and timestamps; undefined if nothing changes. */
function nextStatus(row: MessageRow, report: InboundStatus): MessageRow | undefined {
  const { at, error } = report
  const status = statusOf(report)
  const timestamp = toTimestamp(at)
  if (status === 'failed') {
    if (row.status !== 'pending' && row.status !== 'sent') return undefined
    const { code, message, provider_code } = error ?? undeliverable
    const why = { error_code: code, error_message: message, error_provider_code: provider_code }
    return { ...row, status, failed_at: timestamp, pricing: null, ...why }
  }
  const field: TimestampColumn = `${status}_at`
  const late = row[field] === null ? { ...row, [field]: timestamp } : undefined
  if (row.status === 'failed') {
    // The provider did not report the failure, and has the message after all: its response had been lost.
    const wasLost = row.provider_message_id === null
    if (status === 'sent' && !wasLost) return late
    const noError = { failed_at: null, error_code: null, error_message: null, error_provider_code: null }
    return { ...row, [field]: timestamp, status, ...noError }
  }
  return ranks[status] > ranks[row.status] ? { ...row, [field]: timestamp, status } : late
}

const undeliverable = { code: 'undeliverable', message: 'The message could not be delivered.', provider_code: null }

const changing = [
  'status',
  'sent_at',
  'delivered_at',
  'read_at',
  'failed_at',
  'error',
  'pricing',
  'provider_message_id',
  'recipients',
] as const
