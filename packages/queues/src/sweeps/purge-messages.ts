import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, type Queryable, statement, type Transaction } from '@channel/db'
import type { Retention } from './list-retentions.ts'
import { inTurns, type Purge, purgeByAge, purgeInTurns } from './purge-in-turns.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'

const isUnsettled = `EXISTS (
  SELECT FROM message_sends send
  WHERE send.organization_id = $1 AND send.message_id = message.id
    AND send.state IN ('scheduled', 'pending', 'uncertain') OFFSET 0
)`
/** The message that a reply or reaction refers to. The index has exactly this expression. */
const reference = `coalesce(reply_to_message_id, CASE WHEN type = 'reaction' THEN payload #>> '{reaction,message_id}' END)`
const hasReference = `(reply_to_message_id IS NOT NULL OR type = 'reaction')`

const listAccounts = statement(
  'list_accounts_to_purge',
  'SELECT phone_number_id FROM channel_accounts WHERE organization_id = $1 ORDER BY phone_number_id',
)
const lockExpired = statement(
  'lock_expired_messages',
  `WITH oldest AS MATERIALIZED (
     SELECT id, created_at FROM messages
     WHERE organization_id = $1 AND phone_number_id = $2 AND created_at < $3
       AND (created_at, id) > ($4::timestamptz, $5::text)
     ORDER BY created_at, id LIMIT $6
   ), locked AS MATERIALIZED (
     SELECT id, media_id FROM messages message
     WHERE organization_id = $1 AND id = ANY (ARRAY(SELECT id FROM oldest)) AND NOT ${isUnsettled}
     FOR UPDATE SKIP LOCKED
   )
   SELECT oldest.id, oldest.created_at, locked.id IS NOT NULL AS is_locked, locked.media_id
   FROM oldest LEFT JOIN locked ON locked.id = oldest.id ORDER BY oldest.created_at, oldest.id`,
)
const lockReactions = statement(
  'lock_reactions_to_messages',
  `SELECT id FROM messages message
   WHERE organization_id = $1 AND ${reference} = ANY ($2::text[]) AND ${hasReference} AND type = 'reaction'
     AND NOT ${isUnsettled}
   FOR UPDATE SKIP LOCKED`,
)
const clearReplies = statement(
  'clear_replies_to_messages',
  `UPDATE messages SET reply_to_message_id = NULL
   WHERE organization_id = $1 AND ${reference} = ANY ($2::text[]) AND ${hasReference}
     AND reply_to_message_id IS NOT NULL AND id <> ALL ($2::text[])`,
)
const removeMessages = statement(
  'remove_messages',
  'DELETE FROM messages WHERE organization_id = $1 AND id = ANY ($2::text[])',
)
// A file that was sent again belongs to several messages.
const removeMedia = statement(
  'remove_unused_media',
  `DELETE FROM media WHERE organization_id = $1 AND id = ANY ($2::text[])
     AND NOT EXISTS (
       SELECT FROM messages message
       WHERE message.organization_id = $1 AND message.media_id = media.id OFFSET 0
     ) AND NOT EXISTS (
       SELECT FROM message_sends send
       WHERE send.organization_id = $1 AND send.media_id = media.id AND send.state IN ('scheduled', 'pending') OFFSET 0
     )`,
)

interface OldMessage {
  readonly id: string
  readonly created_at: string
  /** Whether it may be removed and is locked by this transaction. */
  readonly is_locked: boolean
  readonly media_id: string | null
}

/**
 * Removes messages older than their organization's retention, with their sends, their reactions and the files that no
 * other message has. Replies to them lose `reply_to_message_id`. Messages whose send is not settled stay, and so do
 * conversations. Records no event. Small transactions with pauses; several workers may run it concurrently.
 *
 * @returns the number of removed messages
 */
export function purgeMessages(database: Database, options: PurgeOptions): Promise<number> {
  return purgeInTurns(database, 'message', options, (retention) => purgeAccounts(database, retention))
}

async function* purgeAccounts(database: Database, retention: Retention): Purge {
  const accounts = await database.query(listAccounts, [retention.organization_id])
  yield* inTurns(accounts.map(({ phone_number_id }) => purgeAccount(database, retention, phone_number_id)))
}

function purgeAccount(database: Database, retention: Retention, phone_number_id: string): Purge {
  const { organization_id } = retention
  return purgeByAge(retention, (before, { created_at, id }) =>
    rerunDeadlocked(database, async (tx) => {
      const rows = await tx.query(lockExpired, [organization_id, phone_number_id, before, created_at, id, purgeBatch])
      return { rows, removed: await removeLocked(tx, organization_id, rows) }
    }),
  )
}

async function removeLocked(tx: Transaction, organizationId: string, messages: readonly OldMessage[]): Promise<number> {
  const locked = messages.filter(({ is_locked }) => is_locked)
  if (locked.length === 0) return 0
  const ids = locked.map(({ id }) => id)
  const gone = [...new Set([...ids, ...(await reactionsTo(tx, organizationId, ids))])]
  const media = locked.map(({ media_id }) => media_id).filter((id) => id !== null)
  tx.enqueue(clearReplies, [organizationId, gone])
  tx.enqueue(removeMessages, [organizationId, gone])
  if (media.length > 0) tx.enqueue(removeMedia, [organizationId, media])
  return gone.length
}

async function reactionsTo(database: Queryable, organizationId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await database.query(lockReactions, [organizationId, ids])
  return rows.map(({ id }) => id)
}
