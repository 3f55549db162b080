import type { AccountReference } from '@channel/contract/types'
import { columnsOf, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { rowsOfEach } from '../../mechanisms/transactions/index.ts'
import { assignInTurn } from '../assignment-rules/index.ts'
import type { ConversationRow } from './conversation-view.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { recordMessageChange } from './record-message-change.ts'
import { windowEnd, windowNotice } from './window-times.ts'

/** A new inbound message, for its conversation. */
export interface InboundArrival {
  readonly scope: InboundScope
  readonly account: AccountReference
  /** Whether the account assigns new conversations in turn. */
  readonly assignsInTurn: boolean
  readonly conversation: EnsuredConversation
  /** Until when a reply to it opens a free entry point; null if no ad led to it. */
  readonly freeEntryReplyBy: string | null
}

// Chooses the timestamp of the message too, so that both can be written in one round trip. The provider's clock may be ahead: a reply
// opens a free entry point for no more than a day from now.
const updateStatement = statement(
  'apply_inbound_messages',
  `WITH arrival AS MATERIALIZED (
     SELECT *, CASE WHEN free_entry_reply_by IS NOT NULL THEN least(free_entry_reply_by, created_at + interval '24 hours') END AS reply_by
     FROM (SELECT *, clock_timestamp() AS created_at FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::timestamptz[])
       WITH ORDINALITY AS arrival (organization_id, id, status, unread_count, free_entry_reply_by, item)
     ) AS reported
   ), changed AS (
     UPDATE conversations conversation
     SET status = arrival.status, unread_count = arrival.unread_count,
         last_message_at = greatest(conversation.last_message_at, arrival.created_at),
         last_inbound_at = greatest(conversation.last_inbound_at, arrival.created_at),
         window_notice_at = CASE WHEN conversation.group_id IS NULL
           THEN ${windowNotice('arrival.created_at', 'arrival.organization_id')} END,
         free_entry_reply_by = greatest(conversation.free_entry_reply_by, arrival.reply_by),
         snooze_ended_at = CASE WHEN conversation.snoozed_until IS NULL THEN conversation.snooze_ended_at ELSE arrival.created_at END,
         snoozed_until = NULL, updated_at = ${laterThan('conversation.updated_at')}
     FROM arrival
     WHERE conversation.organization_id = arrival.organization_id AND conversation.id = arrival.id
     RETURNING arrival.item, conversation.last_message_at, conversation.last_inbound_at, conversation.free_entry_reply_by,
       conversation.snoozed_until, conversation.snooze_ended_at, conversation.updated_at, arrival.created_at
   )
   SELECT conversation.*, ${windowEnd} AS window_open_until FROM changed AS conversation`,
)

/**
 * Updates the conversations of new inbound messages: reopens a resolved one, increments the unread count, ends a
 * snooze, and assigns a new or reopened one if its account assigns in turn. Records `conversation.created` or
 * `conversation.updated`.
 *
 * @param arrivals each of another conversation
 * @returns the timestamp of each message
 */
export async function applyInboundMessages(
  tx: Transaction,
  arrivals: readonly InboundArrival[],
): Promise<{ readonly created_at: string }[]> {
  const changes = arrivals.map(({ conversation: { row } }) => afterInbound(row))
  const values = arrivals.map(({ scope, conversation: { row }, freeEntryReplyBy }, index) => [
    scope.organizationId,
    row.id,
    changes[index]?.status,
    changes[index]?.unread_count,
    freeEntryReplyBy,
  ])
  const [assignees, updates] = await Promise.all([
    assigneesOf(tx, arrivals),
    tx.query(updateStatement, columnsOf(values)),
  ])
  const rows = rowsOfEach(updates, arrivals.length)
  return arrivals.map(({ scope, account, conversation }, index) => {
    const [updated] = rows[index] ?? []
    if (updated === undefined) throw new Error('The locked conversation was not found.')
    const { created_at, ...change } = updated
    recordMessageChange(tx, scope, account, conversation, { ...changes[index], ...assignees.get(index), ...change })
    return { created_at }
  })
}

/** Assigns the conversations that begin or are opened again, by the index of their message. */
async function assigneesOf(tx: Transaction, arrivals: readonly InboundArrival[]) {
  const waiting = [...arrivals.entries()].filter(
    ([
      ,
      {
        assignsInTurn,
        conversation: { row, isNew },
      },
    ]) => assignsInTurn && row.assigned_to === null && (isNew || row.status === 'resolved'),
  )
  const assignees = await assignInTurn(
    tx,
    waiting.map(([, { scope, account, conversation }]) => ({
      organization_id: scope.organizationId,
      phone_number_id: account.phone_number_id ?? '',
      id: conversation.row.id,
    })),
  )
  return new Map(waiting.map(([index], place) => [index, assignees[place]]))
}

function afterInbound({ status, unread_count }: ConversationRow): Pick<ConversationRow, 'status' | 'unread_count'> {
  return { status: status === 'resolved' ? 'open' : status, unread_count: unread_count + 1 }
}
