import { accountReference, accountTablesOfAny } from '@channel/core/accounts'
import { conversationColumnsOfAny, conversationJoinsOfRows, conversationStateView } from '@channel/core/conversations'
import { laterThan } from '@channel/core/mechanisms/clock'
import { recordChange } from '@channel/core/mechanisms/events'
import { countingAt } from '@channel/core/mechanisms/restore'
import { type Database, statement, type Transaction } from '@channel/db'
import { dueOrganizations, lockDueOfEach, type WantedRows } from '../leased/index.ts'
import type { PurgeOptions } from './purge-options.ts'
import { quotasOf, type Taken, takeDueInTurns } from './take-due-in-turns.ts'

const isSnoozed = 'snoozed_until IS NOT NULL'

const findDue = statement(
  'find_organizations_with_ended_snoozes',
  dueOrganizations('conversations', isSnoozed, 'snoozed_until', '$1::timestamptz'),
)
const wakeDue = statement(
  'wake_snoozed_conversations',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, id, snoozed_until',
       from: 'conversations',
       where: `${isSnoozed} AND snoozed_until <= $3::timestamptz`,
       order: 'snoozed_until',
       organization: 'wanted.organization_id',
     })}
   ), woken AS (
     UPDATE conversations conversation
     SET snoozed_until = NULL, snooze_ended_at = $3, updated_at = ${laterThan('conversation.updated_at')}
     FROM due WHERE conversation.organization_id = due.organization_id AND conversation.id = due.id
     RETURNING conversation.*, due.snoozed_until AS ended
   )
   SELECT ${conversationColumnsOfAny}, conversation.organization_id, conversation.ended, account.phone_number,
     account.phone_number_id, account.customer_id, customer.name AS customer_name
   FROM woken conversation ${conversationJoinsOfRows}
   JOIN (${accountTablesOfAny}) ON account.organization_id = conversation.organization_id
     AND account.phone_number_id = conversation.phone_number_id`,
)

/**
 * Ends snoozes whose time has come (`conversation.updated`), those of organizations in turn, in short transactions. One that a message has
 * ended is not found any more.
 *
 * @returns the number of conversations
 */
export function wakeSnoozedConversations(database: Database, options: PurgeOptions): Promise<number> {
  return takeDueInTurns(database, options, findDue, wakeAFew)
}

async function wakeAFew(tx: Transaction, wanted: readonly WantedRows[], now: Date): Promise<Taken> {
  const rows = await tx.query(wakeDue, [...quotasOf(wanted), now])
  for (const row of rows) {
    const conversation = conversationStateView(row, accountReference(row))
    const previous = { snoozed_until: row.ended, snooze_ended_at: null }
    countingAt(row.ended, () => recordChange(tx, row.organization_id, 'conversation.updated', conversation, previous))
  }
  return { count: rows.length, reported: rows.length }
}
