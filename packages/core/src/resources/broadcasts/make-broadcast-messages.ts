import type { MessageSend } from '@channel/contract/types'
import { type RowOf, statement, type Transaction } from '@channel/db'
import { currentTime } from '../../mechanisms/clock/index.ts'
import { countMessage, requireActive } from '../../mechanisms/entitlements/index.ts'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { ensureContact } from '../contacts/index.ts'
import {
  applyOutboundMessages,
  type EnsuredConversation,
  ensureConversations,
  findConversationsOfContacts,
} from '../conversations/index.ts'
import {
  composeMessage,
  fillTemplate,
  findMediaToSend,
  findSendingAccount,
  findTemplateToSend,
  insertMessagesOfBroadcast,
  namedMedia,
  queueSends,
  requireActiveCustomer,
  requireConsent,
  requireNoOptOut,
  type SendingAccount,
} from '../messages/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import { broadcastColumns } from './broadcast-view.ts'
import { changeStatus } from './change-status.ts'
import { addToCounts } from './counts.ts'
import { failureOfAll, failuresOfAll } from './failures-of-all.ts'
import { findNextRecipients, type NextRecipient } from './find-recipients.ts'
import { messageIdOf } from './recipient-ids.ts'
import { templateOf } from './template-of.ts'

/** The claim of a broadcast. */
export interface HeldBroadcast {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly lease_token: string
}

/** How fast messages are made. */
export interface BroadcastPace {
  /** Max messages of a call. */
  readonly maxMessages: number
  /** Max messages of the account's broadcasts that wait to be sent … */
  readonly maxWaiting: number
  /** … and of a number that is also used in the business app. */
  readonly maxWaitingInBusinessApp: number
  /** When to make the next ones, in milliseconds. */
  readonly pauseMs: number
  /** How far the database's clock is ahead, in tests. */
  readonly aheadMs: number
}

// Of a rate, no more than a second is made up for.
const holdStatement = statement(
  'hold_broadcast',
  `SELECT ${broadcastColumns}, broadcast.made_until, account.in_business_app, token.sealed IS NOT NULL AS has_token,
     account.status = 'disconnected' AS is_disconnected,
     coalesce(account.offboarded_at > ${currentTime('$4')} - interval '24 hours', false) AS is_away,
     CASE WHEN ${failuresOfAll('$1', '$2')} > broadcast.failures_seen THEN ${failureOfAll('$1', '$2')} END AS failure,
     floor(broadcast.rate * extract(epoch FROM ${currentTime('$4')} - paid.until))::int AS due,
     paid.until AS paid_until,
     (SELECT count(*)::int FROM (
       SELECT FROM message_sends send
       WHERE send.organization_id = $1 AND send.phone_number_id = broadcast.phone_number_id AND send.is_bulk
         AND send.state = 'pending' AND send.next_attempt_at <= ${currentTime('$4')}
       LIMIT $5
     ) AS counted) AS waiting
   FROM broadcasts broadcast
   CROSS JOIN LATERAL (
     SELECT greatest(broadcast.paid_until, ${currentTime('$4')} - interval '1 second') AS until
   ) AS paid
   JOIN channel_accounts account
     ON account.organization_id = broadcast.organization_id AND account.phone_number_id = broadcast.phone_number_id
   LEFT JOIN provider_authorizations token
     ON token.organization_id = account.organization_id AND token.phone_number_id = account.phone_number_id
   WHERE broadcast.organization_id = $1 AND broadcast.id = $2 AND broadcast.lease_token = $3::uuid
     AND broadcast.status IN ('scheduled', 'running')
   FOR NO KEY UPDATE OF broadcast`,
)
const recordStatement = statement(
  'record_broadcast_messages',
  `WITH moved AS (
     UPDATE broadcast_recipients recipient SET key = outcome.key, status = outcome.status, reason = outcome.reason
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS outcome (id, key, status, reason)
     WHERE recipient.organization_id = $1 AND recipient.broadcast_id = $2 AND recipient.id = outcome.id
       AND recipient.status = 'pending'
     RETURNING recipient.status, recipient.reason
   ), changes AS (
     SELECT 'pending' AS status, NULL AS reason, -count(*)::int AS count FROM moved
     UNION ALL SELECT status, reason, count(*)::int FROM moved GROUP BY status, reason
   ), counted AS (${addToCounts('changes')})
   UPDATE broadcasts
   SET made_until = coalesce($7, made_until), lease_token = NULL,
     next_attempt_at = ${currentTime('$8')} + $9::float8 * interval '1 millisecond',
     paid_until = $10::timestamptz + coalesce($11::float8 / rate, 0) * interval '1 second'
   WHERE organization_id = $1 AND id = $2`,
)

/**
 * Makes the next messages of a broadcast, as many as its pace allows, in the transaction that marks their recipients: after a crash,
 * each recipient has its message, or is still pending. Every rule is judged now, as for a single message. Recipients that may get none are
 * skipped with a reason. If the template or the account cannot send, the broadcast is paused with the reason, and no recipient is
 * affected.
 *
 * @returns false if the claim has ended: the broadcast was paused or canceled, or another worker has it
 */
export async function makeBroadcastMessages(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'mediaBaseUrl' | 'now'>,
  held: HeldBroadcast,
  pace: BroadcastPace,
): Promise<boolean> {
  const { organizationId } = scope
  const key = [organizationId, held.id]
  const [row] = await tx.query(holdStatement, [...key, held.lease_token, pace.aheadMs, pace.maxWaiting])
  if (row === undefined) return false
  const { reference } = await inboundAccount(tx, scope, held.phone_number_id)
  if (row.status === 'scheduled') {
    await changeStatus(tx, scope, reference, row.id, { status: 'running' })
    return true
  }
  try {
    const { account, template } = await requireSendable(tx, scope, row)
    const room = roomOf(row, account, pace)
    const next = room === 0 ? [] : await findNextRecipients(tx, organizationId, row, room)
    if (room > 0 && next.length === 0) {
      await changeStatus(tx, scope, reference, row.id, { status: 'completed' })
      return true
    }
    const outcomes = await makeMessages(tx, scope, { row, account, template }, next)
    const columns = [0, 1, 2, 3].map((index) => outcomes.map((outcome) => outcome[index]))
    const made = outcomes.filter(([, , status]) => status === 'queued').length
    const last = outcomes.at(-1)?.[0] ?? null
    const times = [pace.aheadMs, pace.pauseMs, row.paid_until, made]
    tx.enqueue(recordStatement, [...key, ...columns, last, ...times])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await changeStatus(tx, scope, reference, row.id, { status: 'paused', reason: pauseReasonOf(error) })
  }
  return true
}

type Row = RowOf<'hold_broadcast'>

/** The id, the key, the status and the reason of a recipient. */
type Outcome = readonly [id: string, key: string | null, status: 'queued' | 'skipped', reason: string | null]

interface Sending {
  readonly row: Row
  readonly account: SendingAccount
  readonly template: TemplateRow
}

/** Requires what all messages of a broadcast need. @throws ApiError */
async function requireSendable(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId'>,
  row: Row,
): Promise<Pick<Sending, 'account' | 'template'>> {
  if (row.failure !== null)
    throw new ApiError(row.failure as 'template_paused', 'Messages of the broadcast have failed.')
  const { phone_number_id, template: given } = row
  const media = namedMedia({ type: 'template', template: given } as MessageSend)
  const [account, requireTemplate, requireMedia] = await Promise.all([
    findSendingAccount(tx, scope, phone_number_id),
    findTemplateToSend(tx, scope, phone_number_id, given),
    findMediaToSend(tx, scope, phone_number_id, media),
  ])
  requireActive(account)
  requireActiveCustomer(account)
  if (row.is_disconnected && !row.is_away) throw new ApiError('channel_number_not_verified', 'It is disconnected.')
  if (!row.has_token) throw new ApiError('auth_expired' as 'template_paused', 'The account has no authorization.')
  const template = requireTemplate()
  requireMedia()
  if (template === undefined) throw new Error('The template was not found.')
  return { account, template }
}

function pauseReasonOf({ code }: ApiError): string {
  return code === 'channel_number_not_verified' || code === 'resource_not_found' ? 'account_disconnected' : code
}

/** How many messages may be made now. */
function roomOf(row: Row, { in_business_app }: SendingAccount, pace: BroadcastPace): number {
  if (row.is_away) return 0
  const maxWaiting = in_business_app ? pace.maxWaitingInBusinessApp : pace.maxWaiting
  return Math.max(0, Math.min(pace.maxMessages, maxWaiting - (row.waiting ?? 0), row.due ?? pace.maxMessages))
}

async function makeMessages(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'mediaBaseUrl' | 'now'>,
  sending: Sending,
  next: readonly NextRecipient[],
): Promise<Outcome[]> {
  if (next.length === 0) return []
  const { account, row } = sending
  const known = await findConversationsOfContacts(
    tx,
    scope,
    next.flatMap(({ contact }) => contact?.id ?? []),
  )
  const conversations = new Map(
    known.map((each) => [each.contact_id, { row: each, isNew: false } as EnsuredConversation]),
  )
  const judged = next.map((recipient) => judge(sending, recipient, conversations.get(recipient.contact?.id ?? '')))
  const count = await countWithinQuota(tx, scope, account, judged)
  // The first one for which the quota has no message left, and all behind it, stay pending.
  const outcomes = takeWhileSending(judged, count)
  const planned = outcomes.filter((each) => each.body !== undefined)
  const contacts = await Promise.all(
    planned.map(
      ({ recipient }) => recipient.contact ?? ensureContact(tx, scope, account, addressOf(recipient.key ?? '')),
    ),
  )
  const missing = contacts.map(({ id }) => id).filter((id) => !conversations.has(id))
  if (missing.length > 0) {
    for (const each of await ensureConversations(tx, scope, row.phone_number_id, missing))
      conversations.set(each.row.contact_id, each)
  }
  const composed = planned.map(({ recipient, body, filled, mediaId }, index) => {
    const contact = contacts[index]!
    const conversation = conversations.get(contact.id)!
    const parts = {
      id: messageIdOf(recipient.id),
      phoneNumberId: row.phone_number_id,
      account,
      contact,
      conversationId: conversation.row.id,
      filled,
      mediaId,
    }
    const references = { repliedTo: undefined, reactedTo: undefined }
    return { conversation, ...composeMessage(body!, { template: body!.template }, { ...parts, ...references }) }
  })
  if (composed.length > 0) {
    insertMessagesOfBroadcast(
      tx,
      scope,
      row.id,
      composed.map(({ message }) => message),
    )
    const queue = { phone_number_id: row.phone_number_id, sendAt: null, isBulk: true }
    queueSends(
      tx,
      scope,
      queue,
      composed.map(({ send }) => send),
    )
    const sent = composed.map(({ conversation, message }) => ({ conversation, messageId: message.id }))
    await applyOutboundMessages(tx, scope, sent, account.reference)
  }
  const contactOf = new Map(planned.map(({ recipient }, index) => [recipient.id, contacts[index]!.id]))
  return outcomes.map(({ recipient, reason }) => {
    const contact = contactOf.get(recipient.id)
    if (contact !== undefined) return [recipient.id, contact, 'queued', null]
    return [recipient.id, recipient.key, 'skipped', reason]
  })
}

type TemplateSend = Extract<MessageSend, { type: 'template' }>

/** A recipient with its message, or the reason why it gets none. */
interface Judged {
  readonly recipient: NextRecipient
  readonly reason: string | null
  readonly body?: TemplateSend
  readonly filled?: ReturnType<typeof fillTemplate>
  readonly mediaId: string | null
}

/** The rules of a single message. */
function judge(
  { account, template, row }: Sending,
  recipient: NextRecipient,
  conversation: EnsuredConversation | undefined,
): Judged {
  const { contact, isDuplicate, isGone } = recipient
  const skipped = (reason: string) => ({ recipient, reason, mediaId: null })
  if (isDuplicate) return skipped('duplicate')
  if (isGone || recipient.key === null) return skipped('contact_deleted')
  if (contact?.blocked) return skipped('blocked')
  const found = { contact, conversation: conversation?.row }
  const address = { field: 'to', value: recipient.key } as const
  try {
    requireConsent(account, found, address)
    requireNoOptOut(template, found, address)
    const body = { type: 'template', template: templateOf(row.template, recipient.template) } as TemplateSend
    const filled = fillTemplate(template, body.template)
    return { recipient, reason: null, body, filled, mediaId: namedMedia(body)?.id ?? null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return skipped(error.code === 'invalid_field_value' ? 'invalid_recipient' : error.code)
  }
}

/** @returns how many messages were counted, the first of them */
async function countWithinQuota(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'now'>,
  account: SendingAccount,
  judged: readonly Judged[],
): Promise<number> {
  const wanted = judged.filter(({ body }) => body !== undefined).length
  for (let count = wanted; count > 0; count = Math.floor(count / 2)) {
    try {
      await countMessage(tx, scope, account.monthly_messages, count)
      return count
    } catch (error) {
      if (!(error instanceof ApiError) || count === 1) throw error
    }
  }
  return 0
}

function takeWhileSending(judged: readonly Judged[], count: number): readonly Judged[] {
  let sent = 0
  const end = judged.findIndex(({ body }) => body !== undefined && ++sent > count)
  return end === -1 ? judged : judged.slice(0, end)
}

function addressOf(key: string): { readonly phone_number: string } | { readonly bsuid: string } {
  return key.startsWith('+') ? { phone_number: key } : { bsuid: key }
}
