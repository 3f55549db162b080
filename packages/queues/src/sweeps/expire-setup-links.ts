import type { CustomerReference } from '@channel/contract/types'
import { recordEvent } from '@channel/core/mechanisms/events'
import { countingAt } from '@channel/core/mechanisms/restore'
import { runningSince, setupLinkColumns, setupLinkView } from '@channel/core/setup-links'
import { type Database, statement, type Transaction } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

// A link that is connecting a number right now is skipped until that has ended.
const expireSome = statement(
  'expire_setup_links',
  `WITH due AS MATERIALIZED (
     SELECT organization_id, id FROM customer_setup_links link
     WHERE status = 'active' AND expires_at <= $1
       AND NOT EXISTS (
         SELECT FROM signup_codes code
         WHERE code.organization_id = link.organization_id AND code.setup_link_id = link.id
           AND code.ended_at IS NULL AND code.started_at >= $2
       )
     ORDER BY expires_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
   )
   UPDATE customer_setup_links link SET status = 'expired' FROM due, customers customer
   WHERE link.organization_id = due.organization_id AND link.id = due.id
     AND customer.organization_id = link.organization_id AND customer.id = link.customer_id
   RETURNING ${setupLinkColumns}, link.organization_id, customer.name AS customer_name`,
)

const linksAtATime = 500

/**
 * Marks the overdue setup links of all organizations as expired, with `setup_link.expired`, in short transactions.
 *
 * @returns the number of expired links
 */
export async function expireSetupLinks(database: Database, options: PurgeOptions): Promise<number> {
  let expired = 0
  for (;;) {
    const count = await database.transaction((tx) => expireAFew(tx, options))
    expired += count
    if (count < linksAtATime || options.signal?.aborted) return expired
  }
}

async function expireAFew(tx: Transaction, options: PurgeOptions): Promise<number> {
  const values = [options.now(), runningSince(options), linksAtATime]
  const rows = await tx.query(expireSome, values)
  for (const row of rows) {
    const customer: CustomerReference = { id: row.customer_id, name: row.customer_name }
    const event = {
      type: 'setup_link.expired',
      created_at: row.expires_at,
      account: { phone_number: null, phone_number_id: null, customer },
      object: setupLinkView(row),
      previous_attributes: { status: 'active' },
    } as const
    countingAt(row.expires_at, () => recordEvent(tx, row.organization_id, event))
  }
  return rows.length
}
