import type { MessagePricing } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'

/** A message, of which the provider may have reported the price. */
interface PricedMessage {
  readonly created_at: string
  readonly pricing: MessagePricing | null
}

const insertStatement = statement(
  'record_usage',
  `INSERT INTO usage_counts (organization_id, day, phone_number_id, category, type, country, billable, count)
   VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4, $5, $6, $7, $8)`,
)

/** Counts a message by its price, and no more by the one that it had before. */
export function recordUsage(
  tx: Transaction,
  organizationId: string,
  phoneNumberId: string,
  before: PricedMessage,
  after: PricedMessage,
): void {
  for (const [{ created_at, pricing }, count] of [[before, -1] as const, [after, 1] as const]) {
    if (pricing === null) continue
    const { category, type, country, billable } = pricing
    const price = [category ?? '', type ?? '', country ?? '', billable]
    tx.enqueue(insertStatement, [organizationId, created_at, phoneNumberId, ...price, count])
  }
}
