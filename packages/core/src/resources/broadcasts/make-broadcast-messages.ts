import { statement, type Transaction } from '@channel/db'
import { currentTime, timePlus } from '../../mechanisms/clock/index.ts'
import { countMessage } from '../../mechanisms/entitlements/index.ts'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { ensureContact } from '../contacts/index.ts'
import { applyOutboundMessages, type EnsuredConversation, ensureConversations } from '../conversations/index.ts'
import { composeMessage, insertMessagesOfBroadcast, queueSends, type SendingAccount } from '../messages/index.ts'
import { changeStatus } from './change-status.ts'
import { addToCounts } from './counts.ts'
import { findNextRecipients, type NextRecipient } from './find-recipients.ts'
import {
  type BroadcastPace,
  type HeldBroadcast,
  holdBroadcast,
  reasonToPause,
  requireSendable,
  roomOf,
} from './hold-broadcast.ts'
import { type Judged, judgeRecipient, type Sending } from './judge-recipient.ts'

const recordStatement = statement(
  'record_broadcast_messages',
  `WITH moved AS (
     UPDATE broadcast_recipients recipient SET key = outcome.key, status = outcome.status, reason = outcome.reason, message_id = outcome.message_id
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) AS outcome (id, key, status, reason, message_id)
     WHERE recipient.organization_id = $1 AND recipient.broadcast_id = $2 AND recipient.id = outcome.id
       AND recipient.status = 'pending'
     RETURNING recipient.status, recipient.reason
   ), changes AS (
     SELECT 'pending' AS status, NULL AS reason, -count(*)::int AS count FROM moved
     UNION ALL SELECT status, reason, count(*)::int FROM moved GROUP BY status, reason
   ), counted AS (${addToCounts('changes')})
   UPDATE broadcasts
   SET made_until = coalesce($8, made_until), lease_token = NULL,
     next_attempt_at = ${currentTime('$9')} + $10::float8 * interval '1 millisecond',
     paid_until = ${timePlus('$11::timestamptz', "coalesce($12::float8 / rate, 0) * interval '1 second'")}
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
  const [row, { reference }] = await Promise.all([
    holdBroadcast(tx, held, pace),
    inboundAccount(tx, scope, held.phone_number_id),
  ])
  if (row === undefined) return false
  if (row.status === 'scheduled') {
    await changeStatus(tx, scope, reference, row.id, { status: 'running' })
    return true
  }
  const reason = reasonToPause(row)
  if (reason !== undefined) {
    await changeStatus(tx, scope, reference, row.id, { status: 'paused', reason })
    return true
  }
  try {
    const room = roomOf(row, pace)
    const [{ account, template }, next] = await Promise.all([
      requireSendable(tx, scope, row),
      room === 0 ? [] : findNextRecipients(tx, scope, row, room),
    ])
    if (room > 0 && next.length === 0) {
      await changeStatus(tx, scope, reference, row.id, { status: 'completed' })
      return true
    }
    const outcomes = await makeMessages(tx, scope, { row, account, template }, next)
    const columns = [0, 1, 2, 3, 4].map((index) => outcomes.map((outcome) => outcome[index]))
    const made = outcomes.filter(([, , status]) => status === 'queued').length
    const last = outcomes.at(-1)?.[0] ?? null
    const pauseMs = row.rate === null ? pace.pauseMs : pace.pauseMs / 2
    const times = [pace.aheadMs, pauseMs, row.paid_until, made]
    tx.enqueue(recordStatement, [...key, ...columns, last, ...times])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await changeStatus(tx, scope, reference, row.id, { status: 'paused', reason: pauseReasonOf(error) })
  }
  return true
}

/** What a recipient becomes. */
type Outcome = readonly [
  id: string,
  key: string | null,
  status: 'queued' | 'skipped',
  reason: string | null,
  messageId: string | null,
]

function pauseReasonOf({ code }: ApiError): string {
  return code === 'channel_number_not_verified' || code === 'resource_not_found' ? 'account_disconnected' : code
}

async function makeMessages(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'mediaBaseUrl' | 'now'>,
  sending: Sending,
  next: readonly NextRecipient[],
): Promise<Outcome[]> {
  if (next.length === 0) return []
  const { account, row } = sending
  const judged = next.map((recipient) => judgeRecipient(sending, recipient))
  const count = await countWithinQuota(tx, scope, account, judged)
  // The first one for which the quota has no message left, and all behind it, stay pending.
  const outcomes = takeWhileSending(judged, count)
  const planned = outcomes.filter((each) => each.body !== undefined)
  const contacts = await Promise.all(
    planned.map(
      ({ recipient }) => recipient.contact ?? ensureContact(tx, scope, account, addressOf(recipient.key ?? '')),
    ),
  )
  const known = planned.flatMap(({ recipient }) => recipient.conversation ?? [])
  const conversations = new Map(known.map((row) => [row.contact_id, { row, isNew: false } as EnsuredConversation]))
  const missing = contacts.map(({ id }) => id).filter((id) => !conversations.has(id))
  if (missing.length > 0) {
    // Nobody has to do anything in them, until the contact answers: that opens and assigns them.
    for (const each of await ensureConversations(tx, scope, row.phone_number_id, missing, 'resolved'))
      conversations.set(each.row.contact_id, each)
  }
  const composed = planned.map(({ recipient, body, filled, mediaId }, index) => {
    const contact = contacts[index]!
    const conversation = conversations.get(contact.id)!
    const parts = {
      id: newId('message'),
      phoneNumberId: row.phone_number_id,
      account,
      contact,
      conversationId: conversation.row.id,
      filled,
      mediaId,
    }
    const references = { repliedTo: undefined, reactedTo: undefined }
    return {
      recipientId: recipient.id,
      conversation,
      ...composeMessage(body!, { template: body!.template }, { ...parts, ...references }),
    }
  })
  if (composed.length > 0) {
    insertMessagesOfBroadcast(tx, scope, row.id, composed)
    const queue = { phone_number_id: row.phone_number_id, sendAt: null, isBulk: true }
    queueSends(
      tx,
      scope,
      queue,
      composed.map(({ send }) => send),
    )
    const sent = composed.map(({ conversation, message }) => ({ conversation, messageId: message.id }))
    await applyOutboundMessages(tx, scope, sent, account.reference, { isAnswer: false })
  }
  const messageOf = new Map(composed.map(({ recipientId, message }) => [recipientId, message]))
  return outcomes.map(({ recipient, reason }) => {
    const message = messageOf.get(recipient.id)
    if (message !== undefined) return [recipient.id, message.contact_id, 'queued', null, message.id]
    return [recipient.id, recipient.key, 'skipped', reason, null]
  })
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
