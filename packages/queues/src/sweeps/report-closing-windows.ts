import { accountReference, accountTablesOfAny } from '@channel/core/accounts'
import {
  conversationColumnsOfAny,
  conversationJoinsOfRows,
  conversationStateView,
  windowEnd,
} from '@channel/core/conversations'
import { toTimestamp } from '@channel/core/mechanisms/clock'
import { recordEvent } from '@channel/core/mechanisms/events'
import { countingAt } from '@channel/core/mechanisms/restore'
import { type Database, statement, type Transaction } from '@channel/db'
import { dueOrganizations, lockDueOfEach, type WantedRows } from '../leased/index.ts'
import type { PurgeOptions } from './purge-options.ts'
import { quotasOf, type Taken, takeDueInTurns } from './take-due-in-turns.ts'

const isNoticed = 'window_notice_at IS NOT NULL'

const findDue = statement(
  'find_organizations_with_closing_windows',
  dueOrganizations('conversations', isNoticed, 'window_notice_at', '$1::timestamptz'),
)
// A window that has closed meanwhile, or an organization that does not want the event any more, gets none.
const takeDue = statement(
  'take_closing_windows',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, id, window_notice_at',
       from: 'conversations',
       where: `${isNoticed} AND window_notice_at <= $3::timestamptz`,
       order: 'window_notice_at',
       organization: 'wanted.organization_id',
     })}
   ), taken AS (
     UPDATE conversations conversation SET window_notice_at = NULL
     FROM due WHERE conversation.organization_id = due.organization_id AND conversation.id = due.id
     RETURNING conversation.*, due.window_notice_at AS noticed_at
   )
   SELECT ${conversationColumnsOfAny}, conversation.organization_id, conversation.noticed_at, account.phone_number,
     account.phone_number_id, account.customer_id, customer.name AS customer_name,
     organization.window_closing_minutes IS NOT NULL AND ${windowEnd} > $3::timestamptz AS is_reported
   FROM taken conversation ${conversationJoinsOfRows}
   JOIN organizations organization ON organization.id = conversation.organization_id
   JOIN (${accountTablesOfAny}) ON account.organization_id = conversation.organization_id
     AND account.phone_number_id = conversation.phone_number_id`,
)

/**
 * Announces windows that close as soon as their organization has chosen (`conversation.window_closing`), those of organizations in
 * turn, in short transactions. A message that extends a window moves its announcement, so that each window has at most one.
 *
 * @returns the number of events
 */
export function reportClosingWindows(database: Database, options: PurgeOptions): Promise<number> {
  return takeDueInTurns(database, options, findDue, reportAFew)
}

async function reportAFew(tx: Transaction, wanted: readonly WantedRows[], now: Date): Promise<Taken> {
  const rows = await tx.query(takeDue, [...quotasOf(wanted), now])
  const open = rows.filter(({ is_reported }) => is_reported)
  for (const row of open) {
    const account = accountReference(row)
    const event = {
      type: 'conversation.window_closing',
      created_at: toTimestamp(now.toISOString()),
      account,
      object: conversationStateView(row, account),
    } as const
    countingAt(row.noticed_at, () => recordEvent(tx, row.organization_id, event))
  }
  return { count: rows.length, reported: open.length }
}
